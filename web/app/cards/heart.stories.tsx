import { FAVORITES_STORAGE_KEY } from '@belvedere/domain/favourites-and-compare/stored-ids'
import { APARTMENT } from '../../.storybook/an-apartment.ts'
import { fromAnotherTab } from '../../.storybook/from-another-tab.ts'
import { hover } from '../../.storybook/hover.ts'
import preview from '../../.storybook/preview.ts'
import { Heart } from './heart.tsx'

const meta = preview.meta({ component: Heart, args: { apartment: APARTMENT } })

export const NotGiven = meta.story()
export const Given = meta.story({
  beforeEach: () => fromAnotherTab(FAVORITES_STORAGE_KEY, [APARTMENT.id]),
})
export const Hovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })
