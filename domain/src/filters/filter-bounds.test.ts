import { expect, it } from 'vitest'
import { areaFilter } from './area-filter.ts'
import type { FilterableApartment } from './define-filter.ts'
import { filterBounds, hasSlider, rangeOfThumbs, thumbsAt } from './filter-bounds.ts'
import { floorFilter } from './floor-filter.ts'
import { priceFilter } from './price-filter.ts'

const flat = (floor: number, area: number, price?: string): FilterableApartment => ({
  id: floor,
  status: 'sold',
  floor,
  area,
  apartmentTypeId: 1,
  properties: { price },
})

const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

it('sliders are bounded by the least and greatest over the apartments [FLT-07]', () => {
  const flats = [flat(3, 70.6, '243,500'), flat(-1, 55.2), flat(8, 101.5, '1,171,000')]
  expect(filterBounds(flats, areaFilter)).toEqual([55, 102])
  expect(filterBounds(flats, floorFilter)).toEqual([-1, 8])
  expect(filterBounds(flats, priceFilter)).toEqual([243_500, 1_171_000])
})

it('floors go up to the upper one of what stands on two [FLT-07, BUY-01]', () => {
  const duplex = { ...flat(17, 120), properties: { levels: 2 } }
  expect(filterBounds([flat(1, 50), duplex], floorFilter)).toEqual([1, 18])
  const on = (floor: number) => floorFilter.test({ filterFloor: [floor, floor] })(duplex)
  expect([16, 17, 18, 19].map(on)).toEqual([false, true, true, false])
})

it('there is no slider where least and greatest are equal, or nothing is counted [FLT-07]', () => {
  const flats = [flat(1, 70.2), flat(2, 69.8)]
  expect(hasSlider(filterBounds(flats, areaFilter))).toBe(false)
  expect(hasSlider(filterBounds(flats, floorFilter))).toBe(true)
  expect(filterBounds(flats, priceFilter)).toBeUndefined()
  expect(hasSlider(filterBounds([], floorFilter))).toBe(false)
})

it('a thumb at the end of its track sets no bound, and a range without bounds shows there [FLT-07]', () => {
  expect(thumbsAt(UNBOUNDED, [55, 102])).toEqual([55, 102])
  expect(thumbsAt([20, 60], [55, 102])).toEqual([55, 60])
  expect(rangeOfThumbs([55, 102], [55, 102])).toEqual(UNBOUNDED)
  expect(rangeOfThumbs([60, 102], [55, 102])).toEqual([60, Number.POSITIVE_INFINITY])
  expect(rangeOfThumbs([90, 60], [55, 102])).toEqual([60, 90])
})
