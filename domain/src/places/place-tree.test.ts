import { expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'
import { placeKey, placeTree } from './place-tree.ts'

const PLACES = {
  masterplans: [
    { id: 1, parentId: 0, order: 0 },
    { id: 3, parentId: 1, order: 1 },
    { id: 2, parentId: 1, order: 0 },
  ],
  buildings: [
    { id: 11, masterplanId: 2, order: 1, floors: 0 },
    { id: 10, masterplanId: 2, order: 0, floors: 2 },
    { id: 12, masterplanId: 1, order: 0, floors: 0 },
  ],
  apartments: [
    { id: 100, buildingId: 10, floor: 2 },
    { id: 101, buildingId: 10, floor: 0 },
    { id: 102, buildingId: 10, floor: 2 },
  ],
}

it('is project, masterplans, buildings, floors, apartments, each in its order [PLC-01]', () => {
  const [site] = placeTree(PLACES)
  expect(site && placeKey(site)).toBe('masterplans-1')
  expect(site?.children.map(placeKey)).toEqual(['masterplans-2', 'masterplans-3', 'buildings-12'])
  expect(site?.children[0]?.children.map(placeKey)).toEqual(['buildings-10', 'buildings-11'])
})

it('has the floors that a building is said to have, and those with apartments, from the roof down', () => {
  const building = placeTree(PLACES)[0]?.children[0]?.children[0]
  expect(building?.children.map(placeKey)).toEqual(['floors-10-2', 'floors-10-1', 'floors-10-0'])
  expect(building?.children.map(({ apartments }) => apartments)).toEqual([[100, 102], [], [101]])
  expect(building?.apartments).toEqual([100, 102, 101])
})

it('finds a place by its name, whatever its marks, with all that it lies in [PLC-01]', () => {
  const names: Record<string, string> = { 'buildings-11': 'Šljiva', 'apartments-101': 'A-101' }
  const found = (wanted: string) =>
    findPlaces(placeTree(PLACES), wanted, (place) => names[placeKey(place)] ?? '')
  expect(found('sljiva')[0]?.children[0]?.children.map(placeKey)).toEqual(['buildings-11'])
  expect(found('a 101')[0]?.children[0]?.children[0]?.children.map(placeKey)).toEqual(['floors-10-0'])
  expect(found('none')).toEqual([])
  expect(found(' ')).toHaveLength(1)
})
