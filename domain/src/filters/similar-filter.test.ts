import { expect, it } from 'vitest'
import { filterApartments } from './filter-apartments.ts'
import { similarFilter } from './similar-filter.ts'

const flat = (id: number, apartmentTypeId: number, status: string) => ({
  id,
  status,
  floor: 1,
  area: 60,
  apartmentTypeId,
  properties: {},
})

const sold = flat(1, 7, 'sold')

it('what is similar to a sold apartment is free and of its type', () => {
  const flats = [sold, flat(2, 7, 'available'), flat(3, 8, 'available'), flat(4, 7, 'reserved')]
  expect(filterApartments(flats, similarFilter(sold, flats)).map(({ id }) => id)).toEqual([2])
})

it('where nothing of its type is free, it is whatever is free', () => {
  const flats = [sold, flat(3, 8, 'available'), flat(4, 7, 'reserved')]
  expect(filterApartments(flats, similarFilter(sold, flats)).map(({ id }) => id)).toEqual([3])
})
