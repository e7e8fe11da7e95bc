import { expect, it } from 'vitest'
import {
  apartmentPath,
  apartmentSearchPath,
  BASE_PAGE_PATH,
  BUILDINGS_PATH,
  buildingPath,
  HOME_PATH,
  INSPIRE_PATH,
  MAP_PATH,
  MASTERPLANS_PATH,
  masterplanPath,
  poiDetailsPath,
  privacyPath,
  searchPath,
} from './screen-paths.ts'

it.each([
  [masterplanPath(1), '/masterplan/1'],
  [masterplanPath(1, 2), '/masterplan/1/view/2'],
  [buildingPath(2, 5), '/masterplan/2/building/5'],
  [buildingPath(2, 5, 7), '/masterplan/2/building/5/7'],
  [searchPath(2, 5), '/masterplan/2/building/5/search'],
  [apartmentPath(2, 5, 1001), '/masterplan/2/building/5/apartment/1001'],
  [HOME_PATH, '/home'],
  [MAP_PATH, '/map'],
  [MASTERPLANS_PATH, '/masterplan'],
  [BUILDINGS_PATH, '/building'],
  [BASE_PAGE_PATH, '/base-page'],
  [INSPIRE_PATH, '/inspire'],
])('%s is a route of spec section 2', (path, route) => {
  expect(path).toBe(route)
})

it('the privacy text has an address, and says whose it is where that is known [PRV-01]', () => {
  expect([privacyPath(), privacyPath(1)]).toEqual(['/privacy', '/privacy?projectId=1'])
})

it('names a point of interest by its id', () => {
  expect(poiDetailsPath(301)).toBe('/poi-details-page?poiId=301')
})

it('the apartments of a project have an address that says whose they are [RTE-08]', () => {
  expect(apartmentSearchPath(1)).toBe('/apartmentSearch?projectId=1')
})
