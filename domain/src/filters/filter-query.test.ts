import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterOfQuery, queryOfFilter } from './filter-query.ts'
import { type ApartmentFilter, emptyFilter } from './filters.ts'

const read = (query: Record<string, string>) => filterOfQuery({ get: (key) => query[key] ?? null })

it('tells only what leaves something out', () => {
  expect(queryOfFilter(emptyFilter)).toEqual([])
  expect(
    queryOfFilter({
      ...emptyFilter,
      apartmentStatus: emptyFilter.apartmentStatus.slice(0, 2),
      filterArea: [60, Number.POSITIVE_INFINITY],
      filterFloor: [-1, 8],
      selectedApartmentTypes: [3, 4],
      selectedOrientations: ['S'],
    }),
  ).toEqual([
    ['status', 'available-reserved'],
    ['area', '60..'],
    ['floor', '-1..8'],
    ['type', '3-4'],
    ['facing', 'S'],
  ])
})

it('what an address tells wrongly filters nothing', () => {
  expect(read({ status: 'lost', area: 'wide', floor: 'x..y', type: 'a-0', facing: 'UP' })).toEqual(
    emptyFilter,
  )
  expect(read({ floor: '8..2' }).filterFloor).toEqual([2, 8])
})

it('reads back what it has told', () => {
  const end = (open: number) => fc.oneof(fc.constant(open), fc.integer({ min: -5, max: 900_000 }))
  const range = fc
    .tuple(end(Number.NEGATIVE_INFINITY), end(Number.POSITIVE_INFINITY))
    .map(([a, b]): [number, number] => (a <= b ? [a, b] : [b, a]))
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 })
  const filter: fc.Arbitrary<ApartmentFilter> = fc.record({
    filterArea: range,
    filterFloor: range,
    filterPrice: range,
    selectedApartmentTypes: ids,
    apartmentStatus: fc.subarray([...emptyFilter.apartmentStatus]),
    selectedApartments: ids,
    currentIndex: fc.constant(-1),
    selectedOrientations: fc.subarray(['N', 'E', 'S', 'W'] as const),
  })
  fc.assert(
    fc.property(filter, (told) => {
      expect(read(Object.fromEntries(queryOfFilter(told)))).toEqual(told)
    }),
  )
})
