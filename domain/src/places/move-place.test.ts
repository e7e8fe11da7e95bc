import { expect, it } from 'vitest'
import { dropPlace, movedBack, stepPlace } from './move-place.ts'

const PLACES = {
  masterplans: [
    { id: 1, parentId: 0, order: 0 },
    { id: 2, parentId: 1, order: 0 },
    { id: 3, parentId: 1, order: 1 },
  ],
  buildings: [
    { id: 10, masterplanId: 2, order: 0, floors: 2 },
    { id: 11, masterplanId: 2, order: 1, floors: 2 },
    { id: 12, masterplanId: 3, order: 0, floors: 2 },
  ],
  apartments: [
    { id: 100, buildingId: 10, floor: 2 },
    { id: 101, buildingId: 11, floor: 1 },
  ],
}
const masterplan = (id: number) => ({ kind: 'masterplans', id }) as const
const building = (id: number) => ({ kind: 'buildings', id }) as const
const apartment = (id: number) => ({ kind: 'apartments', id }) as const
const floor = (buildingId: number, id: number) => ({ kind: 'floors', id, buildingId }) as const

it('is ordered among its neighbours by keys [PLC-01]', () => {
  expect(stepPlace(PLACES, building(10), 'down')).toEqual({
    kind: 'buildings',
    rows: [
      { id: 11, masterplanId: 2, order: 0 },
      { id: 10, masterplanId: 2, order: 1 },
    ],
  })
  expect(stepPlace(PLACES, masterplan(3), 'up')?.rows.map(({ id }) => id)).toEqual([3, 2])
  expect(stepPlace(PLACES, masterplan(2), 'up')).toBeUndefined()
})

it('goes on into the next masterplan by keys [PLC-01]', () => {
  expect(stepPlace(PLACES, building(11), 'down')?.rows).toEqual([
    { id: 11, masterplanId: 3, order: 0 },
    { id: 12, masterplanId: 3, order: 1 },
  ])
  expect(stepPlace(PLACES, building(12), 'up')?.rows).toEqual([{ id: 12, masterplanId: 2, order: 2 }])
  expect(stepPlace(PLACES, building(10), 'up')).toBeUndefined()
})

it('goes into the masterplan before it, and out again, by keys [PLC-01]', () => {
  expect(stepPlace(PLACES, masterplan(3), 'in')?.rows).toEqual([{ id: 3, parentId: 2, order: 0 }])
  expect(stepPlace(PLACES, masterplan(3), 'out')?.rows).toEqual([{ id: 3, parentId: 0, order: 1 }])
  expect(stepPlace(PLACES, masterplan(1), 'out')).toBeUndefined()
})

it('is dropped beside another, or into a masterplan [PLC-01]', () => {
  expect(dropPlace(PLACES, building(12), building(10), 'before')?.rows).toEqual([
    { id: 12, masterplanId: 2, order: 0 },
    { id: 10, masterplanId: 2, order: 1 },
    { id: 11, masterplanId: 2, order: 2 },
  ])
  expect(dropPlace(PLACES, building(10), masterplan(3), 'into')?.rows).toEqual([
    { id: 10, masterplanId: 3, order: 1 },
  ])
  expect(dropPlace(PLACES, building(10), building(11), 'into')).toBeUndefined()
})

it('never lies in itself', () => {
  expect(dropPlace(PLACES, masterplan(1), masterplan(2), 'into')).toBeUndefined()
  expect(dropPlace(PLACES, masterplan(2), masterplan(2), 'after')).toBeUndefined()
})

it('brings an apartment to another floor, by dropping it there or by keys [PLC-01]', () => {
  expect(dropPlace(PLACES, apartment(100), floor(11, 1), 'into')?.rows).toEqual([
    { id: 100, buildingId: 11, floor: 1 },
  ])
  expect(dropPlace(PLACES, apartment(100), apartment(101), 'after')?.rows).toEqual([
    { id: 100, buildingId: 11, floor: 1 },
  ])
  expect(stepPlace(PLACES, apartment(100), 'up')?.rows).toEqual([{ id: 100, buildingId: 10, floor: 3 }])
})

it('goes back to where it was', () => {
  const moved = dropPlace(PLACES, building(10), masterplan(3), 'into')
  expect(moved && movedBack(PLACES, moved)).toEqual({
    kind: 'buildings',
    rows: [{ id: 10, masterplanId: 2, order: 0 }],
  })
})
