import { expect, it } from 'vitest'
import { cardPrice } from './card-price.ts'
import { priceOf } from './price-of.ts'

const WITH_PRICE = [1, 2, 3, 4]
const WITHOUT_PRICE = [1, 2, 3, 5, 6, 7]
const priced = (price?: string) => ({ properties: { price } })

it.each([
  ['243,500', 243500],
  ['1,243,500', 1243500],
  ['1', 1],
])('a price above 0, enabled in settings and allowed for this user, shows: %s [CRD-03]', (price, amount) => {
  expect(cardPrice(priced(price), WITH_PRICE)).toBe(amount)
  expect(cardPrice(priced(price), [4])).toBe(amount)
})

it.each(['0', '-1', '', 'on request'])(
  'a price that is not above 0 gives way to asking: %j [CRD-03]',
  (price) => {
    expect(cardPrice(priced(price), WITH_PRICE)).toBeUndefined()
  },
)

it('without selectedFilters 4 no price shows [CRD-03]', () => {
  expect(cardPrice(priced('243,500'), WITHOUT_PRICE)).toBeUndefined()
  expect(cardPrice(priced('243,500'), [])).toBeUndefined()
})

it('a user who is not allowed gets none, so none shows [CRD-03]', () => {
  expect(cardPrice({ properties: {} }, WITH_PRICE)).toBeUndefined()
  expect(cardPrice(priced(undefined), WITH_PRICE)).toBeUndefined()
})

it('what is not known counts as 0', () => {
  expect(priceOf(priced())).toBe(0)
  expect(priceOf(priced('on request'))).toBe(0)
  expect(priceOf(priced('243,500'))).toBe(243500)
})
