import { expect, it } from 'vitest'
import { buildingParam, masterplanParam, ROUTE_NAMES } from './route-names.ts'

it('route names are those of the spec [RTE-28]', () => {
  expect(ROUTE_NAMES).toEqual([
    'map',
    'masterplan-id',
    'building-id',
    'search',
    'poi-details-page',
    'apartment-id',
    'login',
    'compare-apartments-view',
  ])
})

it("a masterplan's parameter is read as id or masterplanId [RTE-28]", () => {
  expect(masterplanParam({ id: '3' })).toBe(3)
  expect(masterplanParam({ masterplanId: '3' })).toBe(3)
})

it("a building's parameter is read as id or buildingId [RTE-28]", () => {
  expect(buildingParam({ id: '5' })).toBe(5)
  expect(buildingParam({ buildingId: '5' })).toBe(5)
})

it('tells the two apart on every route that has both [RTE-28]', () => {
  const building = { masterplanId: '3', id: '5', viewId: '7' }
  expect([masterplanParam(building), buildingParam(building)]).toEqual([3, 5])
  const apartment = { masterplanId: '3', buildingId: '5', apartmentId: '1001' }
  expect([masterplanParam(apartment), buildingParam(apartment)]).toEqual([3, 5])
})

it('reads nothing out of a parameter that is no id, and does not borrow another', () => {
  expect(masterplanParam({ masterplanId: 'riva', id: '5' })).toBeUndefined()
  expect(buildingParam({ buildingId: '', id: '5' })).toBeUndefined()
  expect(masterplanParam({})).toBeUndefined()
})
