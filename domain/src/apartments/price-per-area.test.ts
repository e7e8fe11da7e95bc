import { expect, it } from 'vitest'
import { pricePerArea } from './price-per-area.ts'

it('divides the price by the area and rounds [CRD-03]', () => {
  expect(pricePerArea(243_500, 85)).toBe(2865)
})

it('says nothing about an apartment whose area is not known', () => {
  expect(pricePerArea(243_500, 0)).toBeUndefined()
})
