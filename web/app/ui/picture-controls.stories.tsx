import { overPicture } from '../../.storybook/over-picture.tsx'
import preview from '../../.storybook/preview.ts'
import { pictureWords } from '../i18n/picture-words.ts'
import { PictureControls } from './picture-controls.tsx'

const VIEWS = ['South', 'From the sea'].map((name, index) => ({
  id: index + 1,
  name,
  href: `/masterplan/2?view=${index + 1}`,
  thumbnail: '/share.jpg',
}))

const meta = preview.meta({
  component: PictureControls,
  args: {
    views: VIEWS,
    currentViewId: 1,
    words: { views: '', group: '', zoomIn: '', zoomOut: '', whole: '' },
    picture: { current: null },
  },
  decorators: [overPicture],
  render: (controls) => <PictureControls {...controls} words={pictureWords()} />,
})

export const OverThePicture = meta.story()
export const OneView = meta.story({ args: { views: [] } })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
