import { APARTMENT, factsOf, UNPRICED } from '../../.storybook/an-apartment.ts'
import preview from '../../.storybook/preview.ts'
import { PriceOrAsk } from './price-or-ask.tsx'

const meta = preview.meta({ component: PriceOrAsk, args: { ...factsOf(APARTMENT), priceClass: undefined } })

export const Price = meta.story()
export const Ask = meta.story({ args: { apartment: UNPRICED } })
/** The project shows no prices, whoever asks. */
export const PriceNotSelected = meta.story({ args: { selectedFilters: [] } })
