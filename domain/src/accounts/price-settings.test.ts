import { expect, it } from 'vitest'
import { changePriceSettings, type PriceSettings } from './price-settings.ts'

const NOBODY: PriceSettings = { prices: 'nobody', selectedFilters: [1, 2], selectedRoles: [] }
const NAMED: PriceSettings = { prices: 'named', selectedFilters: [1, 2, 4], selectedRoles: [4] }
const PUBLIC: PriceSettings = { ...NAMED, prices: 'public' }

it.each(['public', 'named'] as const)(
  'prices that become %s set the filter by price, and at first name every role [STU-09]',
  (prices) => {
    expect(changePriceSettings(NOBODY, { prices })).toEqual({
      prices,
      selectedFilters: [1, 2, 4],
      selectedRoles: [2, 3, 4, 5],
    })
  },
)

it('named keeps the roles as chosen, none too [STU-09]', () => {
  expect(changePriceSettings(PUBLIC, { prices: 'named' })).toEqual(NAMED)
  expect(changePriceSettings({ ...PUBLIC, selectedRoles: [] }, { prices: 'named' })).toEqual({
    ...NAMED,
    selectedRoles: [],
  })
  expect(changePriceSettings(NOBODY, { prices: 'named', selectedRoles: [5] })?.selectedRoles).toEqual([5])
})

it("nobody's takes the filter away and empties the roles [STU-09]", () => {
  for (const present of [NAMED, PUBLIC])
    expect(changePriceSettings(present, { prices: 'nobody', selectedRoles: [4] })).toEqual(NOBODY)
})

it('the setting decides, whatever filters are named beside it [STU-09]', () => {
  expect(changePriceSettings(NAMED, { prices: 'public', selectedFilters: [1, 3] })).toEqual({
    ...PUBLIC,
    selectedFilters: [1, 3, 4],
  })
  expect(changePriceSettings(NAMED, { prices: 'nobody', selectedFilters: [1, 4] })).toEqual({
    ...NOBODY,
    selectedFilters: [1],
  })
})

it('the filter alone makes prices those of named people or nobody’s, and never public [STU-09]', () => {
  expect(changePriceSettings(NOBODY, { selectedFilters: [4] })).toMatchObject({
    prices: 'named',
    selectedRoles: [],
  })
  expect(changePriceSettings(PUBLIC, { selectedFilters: [1] })).toEqual({ ...NOBODY, selectedFilters: [1] })
  expect(changePriceSettings(PUBLIC, { selectedFilters: [1, 4] })?.prices).toBe('public')
})

it('names nobody for prices that are nobody’s [STU-09]', () => {
  expect(changePriceSettings(NOBODY, { selectedRoles: [4] })).toBeUndefined()
  expect(changePriceSettings(NAMED, { selectedFilters: [1], selectedRoles: [4] })).toBeUndefined()
  expect(changePriceSettings(NOBODY, { selectedRoles: [] })).toEqual(NOBODY)
})
