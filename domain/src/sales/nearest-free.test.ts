import { expect, it } from 'vitest'
import { nearestFree } from './nearest-free.ts'

const flat = (id: number, others: object = {}) => ({
  id,
  status: 'available' as const,
  buildingId: 1,
  apartmentTypeId: 2,
  floor: 6,
  area: 56,
  orientation: 'S',
  ...others,
})

it('offers at most two free ones of the same type: same side first, then the nearest floor [RSV-04]', () => {
  const all = [
    flat(603, { status: 'reserved' }),
    flat(605),
    flat(505, { floor: 5 }),
    flat(405, { floor: 4 }),
    flat(607, { orientation: 'N' }),
    flat(606, { status: 'sold' }),
    flat(608, { apartmentTypeId: 3 }),
    flat(2605, { buildingId: 2 }),
  ]
  const ids = (wanted: ReturnType<typeof flat>) => nearestFree(wanted, all).map(({ id }) => id)
  expect(ids(flat(603, { status: 'reserved' }))).toEqual([605, 505])
  expect(ids(flat(607, { orientation: 'N' }))).toEqual([605, 505])
  expect(ids(flat(1, { apartmentTypeId: 9 }))).toEqual([])
})
