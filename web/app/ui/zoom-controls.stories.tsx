import { fn } from 'storybook/test'
import { hover } from '../../.storybook/hover.ts'
import { overPicture } from '../../.storybook/over-picture.tsx'
import preview from '../../.storybook/preview.ts'
import { pictureWords } from '../i18n/picture-words.ts'
import { ZoomControls } from './zoom-controls.tsx'

const meta = preview.meta({
  component: ZoomControls,
  args: {
    words: { group: '', zoomIn: '', zoomOut: '', whole: '' },
    onZoomIn: fn(),
    onZoomOut: fn(),
    onWhole: fn(),
  },
  decorators: [overPicture],
  render: (controls) => <ZoomControls {...controls} words={pictureWords()} />,
})

export const OverThePicture = meta.story()
export const Hovered = meta.story({ play: ({ canvas }) => canvas.getAllByRole('button').forEach(hover) })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getAllByRole('button')[0]?.focus() })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
