import fc from 'fast-check'
import { expect, it } from 'vitest'
import { APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import type { FilterableApartment } from './define-filter.ts'
import type { Range } from './define-range.ts'
import { filterApartments } from './filter-apartments.ts'
import type { ApartmentFilter } from './filters.ts'
import type { StatusChoice } from './status-filter.ts'

type FilterStatus = StatusChoice['value']

/** Every rule of the specification spelt out one after the other, slowly and obviously. */
function obviouslyMatches(apartment: FilterableApartment, filter: ApartmentFilter): boolean {
  const statuses: string[] = filter.apartmentStatus.map((choice) => choice.value)
  const status = apartment.status
  if (!statuses.includes('all')) {
    if (status === 'available' && !statuses.includes('available')) return false
    if (status === 'sold' && !statuses.includes('sold')) return false
    if (status === 'unavailable' && !statuses.includes('unavailable')) return false
    const goesWithReserved = ['reserved', 'pending-reservation', 'pendingReservation'].includes(status)
    if (goesWithReserved && !statuses.includes('reserved')) return false
  }
  const area = Math.round(apartment.area ?? 0)
  if (area < filter.filterArea[0] - 1) return false
  if (area > filter.filterArea[1] + 1) return false
  if (apartment.floor < filter.filterFloor[0]) return false
  if (apartment.floor > filter.filterFloor[1]) return false
  const price = apartment.properties.price
  if (price !== undefined && price !== '') {
    const amount = Number.parseInt(price.split(',').join(''), 10)
    if (amount < filter.filterPrice[0]) return false
    if (amount > filter.filterPrice[1]) return false
  }
  const types = filter.selectedApartmentTypes
  if (types.length > 0 && types.indexOf(apartment.apartmentTypeId) === -1) return false
  const selected = filter.selectedApartments
  if (selected.length > 0 && selected.indexOf(apartment.id) === -1) return false
  const directions = filter.selectedOrientations
  if (directions.length > 0) {
    let facesOne = false
    for (const direction of directions)
      if ((apartment.properties.orientation ?? '').includes(direction)) facesOne = true
    if (!facesOne) return false
  }
  return true
}

const apartment = fc.record({
  status: fc.constantFrom(...APARTMENT_STATUSES, 'pendingReservation'),
  floor: fc.integer({ min: -2, max: 30 }),
  area: fc.double({ min: 20, max: 200, noNaN: true }),
  apartmentTypeId: fc.integer({ min: 0, max: 6 }),
  properties: fc.record({
    price: fc.option(
      fc.integer({ min: 1, max: 2_000_000 }).map((amount) => amount.toLocaleString('en-US')),
      { nil: undefined },
    ),
    orientation: fc.constantFrom('N', 'E', 'S', 'W', 'S/E', 'S/W', 'N/E', 'N/W', 'E/W', ''),
  }),
})

const building = fc
  .array(apartment, { maxLength: 14 })
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1 })))

const range = (min: number, max: number): fc.Arbitrary<Range> =>
  fc.tuple(
    fc.oneof(fc.constant(Number.NEGATIVE_INFINITY), fc.integer({ min, max })),
    fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min, max })),
  )

const statuses = fc.oneof(
  { weight: 1, arbitrary: fc.constant<FilterStatus[]>(['all']) },
  { weight: 9, arbitrary: fc.subarray<FilterStatus>(['available', 'reserved', 'sold', 'unavailable']) },
)

const filter: fc.Arbitrary<ApartmentFilter> = fc.record({
  filterArea: range(15, 205),
  filterFloor: range(-3, 31),
  filterPrice: range(0, 2_100_000),
  selectedApartmentTypes: fc.subarray([1, 2, 3, 4, 5, 6]),
  apartmentStatus: statuses.map((values) => values.map((value) => ({ value, label: value }))),
  selectedApartments: fc.oneof(fc.constant([]), fc.subarray([1, 2, 3, 4, 5, 6, 7, 8])),
  currentIndex: fc.constant(-1),
  selectedOrientations: fc.subarray(['N', 'E', 'S', 'W'] as const),
})

it('lets through what the rules let through, in 10,000 random buildings [FLT-01] [FLT-02] [FLT-03] [FLT-04] [FLT-05] [FLT-06] [FLT-15]', {
  timeout: 15_000,
}, () => {
  let through = 0
  let leftOut = 0
  fc.assert(
    fc.property(building, filter, (apartments, chosen) => {
      const expected = apartments.filter((one) => obviouslyMatches(one, chosen)).map(({ id }) => id)
      through += expected.length
      leftOut += apartments.length - expected.length
      expect(filterApartments(apartments, chosen).map(({ id }) => id)).toEqual(expected)
    }),
    { numRuns: 10_000 },
  )
  // Were all left out, or none, the comparison would prove nothing.
  expect(Math.min(through, leftOut)).toBeGreaterThan(500)
})
