import { priceOf } from '../apartments/price-of.ts'
import { defineRange } from './define-range.ts'

export const priceFilter = {
  name: 'price',
  kind: 'price',
  id: 4,
  /** Offered only to those who may see prices (FLT-04). */
  ofPrices: true,
  ...defineRange({
    field: 'filterPrice',
    key: 'price',
    measure: (apartment) => {
      const price = priceOf(apartment)
      return price > 0 ? price : undefined
    },
    step: 500,
  }),
} as const
