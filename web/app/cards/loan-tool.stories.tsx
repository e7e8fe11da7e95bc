import { APARTMENT, factsOf, UNPRICED } from '../../.storybook/an-apartment.ts'
import { hover } from '../../.storybook/hover.ts'
import preview from '../../.storybook/preview.ts'
import { LoanTool } from './loan-tool.tsx'

const meta = preview.meta({ component: LoanTool, args: factsOf(APARTMENT) })

export const WithPrice = meta.story()
export const Hovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })
/** Nothing to borrow for, so nothing is shown. */
export const WithoutPrice = meta.story({ args: { apartment: UNPRICED } })
