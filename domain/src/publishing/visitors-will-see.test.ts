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

  it('tells with a masterplan what comes and goes along with it', () => {
    expect(told(plan(1, false, true), plan(2, false, true, 1), building(1, 2, false, true))).toEqual([
      'masterplans 1 seen',
    ])
    expect(told(plan(1, true, false), building(1, 1, true, false))).toEqual(['masterplans 1 unseen'])
  })

  it('says that a masterplan whose buildings stay becomes a bare list of them', () => {
    expect(told(plan(1, true, false), building(1, 1, true, true))).toEqual(['masterplans 1 bare'])
  })

  it('tells of a building whose masterplan is not shown: its own word decides', () => {
    expect(told(plan(1, false, false), building(1, 1, false, true))).toEqual(['buildings 1 seen'])
  })

  it('says nothing where nothing changes for visitors', () => {
    expect(told(plan(1, true, true), building(1, 1, true, true), building(2, 1, false, false))).toEqual([])
  })
})
