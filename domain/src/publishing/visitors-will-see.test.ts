import { describe, expect, it } from 'vitest'
import { type PlaceShown, visitorsWillSee } from './visitors-will-see.ts'

const plan = (id: number, before: boolean, after: boolean, above = 0): PlaceShown => ({
  kind: 'masterplans',
  id,
  above,
  before,
  after,
})
const building = (id: number, above: number, before: boolean, after: boolean): PlaceShown => ({
  kind: 'buildings',
  id,
  above,
  before,
  after,
})
const told = (...places: PlaceShown[]) =>
  visitorsWillSee(places).map(({ place, becomes }) => `${place.kind} ${place.id} ${becomes}`)

describe('publishing and unpublishing places says what visitors will see [PUB-01]', () => {
  it('tells of a building that comes onto the site, and of one that leaves it', () => {
    expect(told(plan(1, true, true), building(1, 1, false, true), building(2, 1, true, false))).toEqual([
      'buildings 1 seen',
      'buildings 2 unseen',
    ])
  })

  it('tells of a masterplan alone what goes with it', () => {
    expect(told(plan(1, true, false), plan(2, true, true, 1), building(1, 2, true, true))).toEqual([
      'masterplans 1 unseen',
    ])
  })

  it('says that a building stays unseen while its masterplan is not on the site', () => {
    expect(told(plan(1, false, false), building(1, 1, false, true))).toEqual(['buildings 1 waits'])
  })

  it('says nothing where nothing changes for visitors', () => {
    expect(told(plan(1, true, true), building(1, 1, true, true), building(2, 1, false, false))).toEqual([])
  })
})
