import { describe, expect, it } from 'vitest'
import { areRounded, changedPrice, pricesAfter } from './change-prices.ts'

const ROUNDED = { rounded: true }
const EXACT = { rounded: false }

describe('a price changes', () => {
  it.each([
    ['by per cent', 245_000, { by: 'percent', value: 2.4 }, ROUNDED, 251_000],
    ['by per cent, down', 245_000, { by: 'percent', value: -3 }, EXACT, 237_650],
    ['by an amount', 245_000, { by: 'amount', value: 1_200 }, ROUNDED, 246_000],
    ['to a price', null, { by: 'to', value: 199_900 }, EXACT, 199_900],
    ['to a price that is rounded', 1, { by: 'to', value: 199_900 }, ROUNDED, 200_000],
  ] as const)('%s [APT-02]', (_, price, change, how, after) => {
    expect(changedPrice(price, change, how)).toBe(after)
  })

  it.each([
    ['there is none', null, { by: 'percent', value: 5 }],
    ['it would be nothing', 400, { by: 'amount', value: -400 }],
    ['it would be too much', 2_000_000_000, { by: 'percent', value: 50 }],
    ['nothing was said', 1_000, { by: 'percent', value: Number.NaN }],
  ] as const)('not where %s [APT-02]', (_, price, change) => {
    expect(changedPrice(price, change, EXACT)).toBeUndefined()
  })
})

it('finds prices rounded where all end in 000 or 500 [APT-02]', () => {
  const priced = (...prices: (number | null)[]) => prices.map((price) => ({ price }))
  expect(areRounded(priced(245_000, 199_500, null))).toBe(true)
  expect(areRounded(priced(245_000, 75_400))).toBe(false)
})

it('tells the lowest and highest result, the largest move and who stays without [APT-02]', () => {
  const chosen = [
    { id: 1, price: 100_000 },
    { id: 2, price: 250_000 },
    { id: 3, price: null },
  ]
  expect(pricesAfter(chosen, { by: 'amount', value: 20_000 }, ROUNDED)).toEqual({
    changed: [
      { id: 1, before: 100_000, after: 120_000 },
      { id: 2, before: 250_000, after: 270_000 },
    ],
    lowest: 120_000,
    highest: 270_000,
    percent: 20,
    without: 1,
  })
})

it('counts no price that stays what it is [APT-02]', () => {
  const { changed, percent } = pricesAfter([{ id: 1, price: 100_000 }], { by: 'to', value: 100_100 }, ROUNDED)
  expect([changed, percent]).toEqual([[], 0])
})
