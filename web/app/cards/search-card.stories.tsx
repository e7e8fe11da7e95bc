import { FAVORITES_STORAGE_KEY } from '@belvedere/domain/favourites-and-compare/stored-ids'
import { fn } from 'storybook/test'
import { APARTMENT, factsOf, LONG, UNKNOWN, UNPRICED } from '../../.storybook/an-apartment.ts'
import { fromAnotherTab } from '../../.storybook/from-another-tab.ts'
import { hover } from '../../.storybook/hover.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { SearchCard } from './search-card.tsx'

const meta = preview.meta({
  component: SearchCard,
  args: { ...factsOf(APARTMENT), selected: false, onSelect: fn() },
  decorators: [narrow],
  render: (card) => <SearchCard {...card} {...factsOf(card.apartment)} />,
})

export const WithPrice = meta.story()
export const AskForPrice = meta.story({ args: { apartment: UNPRICED } })
export const Selected = meta.story({ args: { selected: true } })
export const Hovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('article')) })
export const Focused = meta.story({
  play: ({ canvas }) => canvas.getByRole('button', { name: APARTMENT.name }).focus(),
})
export const Favourite = meta.story({
  beforeEach: () => fromAnotherTab(FAVORITES_STORAGE_KEY, [APARTMENT.id]),
})
export const Reserved = meta.story({ args: { apartment: { ...APARTMENT, status: 'reserved' } } })
export const NothingKnown = meta.story({ args: { apartment: UNKNOWN } })
export const LongText = meta.story({ args: { apartment: LONG } })
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})
export const OnPhoneSelected = OnPhone.extend({ args: { selected: true } })
export const OnPhoneAskForPrice = OnPhone.extend({ args: { apartment: UNPRICED } })
export const OnPhoneNothingKnown = OnPhone.extend({ args: { apartment: UNKNOWN } })
export const OnPhoneLongText = OnPhone.extend({ args: { apartment: LONG } })
