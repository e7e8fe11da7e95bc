import { APARTMENT } from '../../.storybook/an-apartment.ts'
import { fromAnotherTab } from '../../.storybook/from-another-tab.ts'
import { hover } from '../../.storybook/hover.ts'
import preview from '../../.storybook/preview.ts'
import { CompareTool } from './compare-tool.tsx'

const meta = preview.meta({ component: CompareTool, args: { apartment: APARTMENT } })

export const NotCompared = meta.story()
export const Compared = meta.story({
  beforeEach: () => fromAnotherTab('compare', [APARTMENT.id]),
})
export const Hovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const ComparedAndHovered = Compared.extend({
  play: ({ canvas }) => hover(canvas.getByRole('button')),
})
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })
