import { hover } from '../../.storybook/hover.ts'
import preview from '../../.storybook/preview.ts'
import { FindSimilar } from './find-similar.tsx'

const meta = preview.meta({
  component: FindSimilar,
  args: { to: '/masterplan/2/building/1/search?status=available&type=3' },
})

export const First = meta.story()
export const Hovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('link')) })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('link').focus() })
