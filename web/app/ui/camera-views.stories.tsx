import { overPicture } from '../../.storybook/over-picture.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { CameraViews } from './camera-views.tsx'

const VIEWS = ['South', 'From the sea', 'East'].map((name, index) => ({
  id: index + 1,
  name,
  href: `/masterplan/2?view=${index + 1}`,
  thumbnail: '/share.jpg',
}))

const meta = preview.meta({
  component: CameraViews,
  args: { views: VIEWS, currentId: 1, label: '' },
  decorators: [overPicture],
  render: (views) => <CameraViews {...views} label={m.camera_views()} />,
})

export const Several = meta.story()
export const WithoutThumbnails = meta.story({
  args: { views: VIEWS.map((view) => ({ ...view, thumbnail: undefined })) },
})
export const LongNames = meta.story({
  args: { views: VIEWS.map((view) => ({ ...view, name: `${view.name}, over the harbour` })) },
})
/** Nothing to choose from, so nothing is shown. */
export const OnlyOne = meta.story({ args: { views: VIEWS.slice(0, 1) } })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneUnfolded = OnPhone.extend({
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
})
