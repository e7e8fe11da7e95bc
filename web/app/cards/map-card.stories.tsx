import { FAVORITES_STORAGE_KEY } from '@belvedere/domain/favourites-and-compare/stored-ids'
import { fn } from 'storybook/test'
import { APARTMENT, factsOf, LONG, UNKNOWN, UNPRICED } from '../../.storybook/an-apartment.ts'
import { fromAnotherTab } from '../../.storybook/from-another-tab.ts'
import { overPicture } from '../../.storybook/over-picture.tsx'
import preview from '../../.storybook/preview.ts'
import { MapCard } from './map-card.tsx'

const meta = preview.meta({
  component: MapCard,
  args: { ...factsOf(APARTMENT), exploreRef: fn(), onClose: fn() },
  decorators: [overPicture],
  render: (card) => <MapCard {...card} {...factsOf(card.apartment)} />,
})

export const WithPrice = meta.story()
export const AskForPrice = meta.story({ args: { apartment: UNPRICED } })
export const Sold = meta.story({
  args: {
    apartment: { ...UNPRICED, status: 'sold' },
    similarTo: '/masterplan/2/building/1/search?status=available',
  },
})
export const TakenMeanwhile = meta.story({
  args: {
    apartment: { ...UNPRICED, status: 'pending-reservation' },
    justNow: true,
    instead: { name: 'R1-308', onShow: fn() },
  },
})
export const ComparedAndFavourite = meta.story({
  beforeEach: () => {
    const takeAway = [
      fromAnotherTab(FAVORITES_STORAGE_KEY, [APARTMENT.id]),
      fromAnotherTab('compare', [APARTMENT.id]),
    ]
    return () => {
      for (const take of takeAway) take()
    }
  },
})
export const NothingKnown = meta.story({ args: { apartment: UNKNOWN } })
export const LongText = meta.story({ args: { apartment: LONG } })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneAskForPrice = AskForPrice.extend({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneSold = Sold.extend({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneTakenMeanwhile = TakenMeanwhile.extend({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneNothingKnown = NothingKnown.extend({ globals: { viewport: { value: 'phone' } } })
export const OnPhoneLongText = LongText.extend({ globals: { viewport: { value: 'phone' } } })
