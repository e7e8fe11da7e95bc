import { describe, expect, it } from 'vitest'
import { cardArea, cardFloor } from './card-facts.ts'

describe('area', () => {
  it.each([
    [{ area: 85 }, '85\u00a0m²'],
    [{ area: 84.5 }, '85\u00a0m²'],
    [{ area: 84.4 }, '84\u00a0m²'],
    [{ area: 82.4, totalArea: 94.2 }, '82\u00a0m²'],
    [{ totalArea: 94.2 }, '94\u00a0m²'],
    [{ area: null, totalArea: 94.6 }, '95\u00a0m²'],
  ])('shows rounded with m²: %j [CRD-02]', (apartment, shown) => {
    expect(cardArea(apartment)).toBe(shown)
  })

  it.each([
    {},
    { area: null },
    { area: undefined, totalArea: null },
    { area: 0 },
    { area: -3 },
    { area: Number.NaN },
  ])('otherwise shows N/A: %j [CRD-02]', (apartment) => {
    expect(cardArea(apartment)).toBe('N/A')
  })
})

describe('floor', () => {
  const WITH_FLOORS = [1, 2, 3, 4]
  const WITHOUT_FLOORS = [1, 2, 4, 5, 6, 7]

  it.each([1, 8, 19])('shows when selectedFilters has 3: %i [CRD-02]', (floor) => {
    expect(cardFloor({ floor }, WITH_FLOORS)).toBe(String(floor))
    expect(cardFloor({ floor }, [3])).toBe(String(floor))
  })

  it.each([1, 8, 19])('shows N/A when it is not enabled in settings: %i [CRD-02]', (floor) => {
    expect(cardFloor({ floor }, WITHOUT_FLOORS)).toBe('N/A')
    expect(cardFloor({ floor }, [])).toBe('N/A')
  })

  it.each([0, -1, null, undefined, Number.NaN])(
    'shows N/A unless truthy and at least 0: %s [CRD-02]',
    (floor) => {
      expect(cardFloor({ floor }, WITH_FLOORS)).toBe('N/A')
    },
  )
})
