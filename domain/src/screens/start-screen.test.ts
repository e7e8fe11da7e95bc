import { describe, expect, it } from 'vitest'
import { type StartMasterplan, startPath, startScreen } from './start-screen.ts'

const published = (id: number) => ({ id, publish: true })
const draft = (id: number) => ({ id, publish: false })
const nested = (id: number, ...buildings: StartMasterplan['buildings']) => ({ id, publish: true, buildings })
const draftNested = (id: number, ...buildings: StartMasterplan['buildings']) => ({
  id,
  publish: false,
  buildings,
})

/** An unpublished start masterplan with id 1. */
const unpublished = (facts: Partial<StartMasterplan> = {}): StartMasterplan => ({
  id: 1,
  publish: false,
  masterplans: [],
  buildings: [],
  ...facts,
})

const pathFrom = (start: StartMasterplan | undefined) => startPath(startScreen(start))

describe('a published start masterplan', () => {
  it('opens as /masterplan/{id} [NAV-01]', () => {
    const start = unpublished({ publish: true })
    expect(startScreen(start)).toEqual({ screen: 'masterplan', masterplanId: 1 })
    expect(pathFrom(start)).toBe('/masterplan/1')
  })

  it('opens itself whatever lies under it [NAV-01]', () => {
    expect(pathFrom(unpublished({ publish: true, masterplans: [nested(2, published(9))] }))).toBe(
      '/masterplan/1',
    )
    expect(pathFrom(unpublished({ publish: true, buildings: [published(9)] }))).toBe('/masterplan/1')
  })
})

describe('exactly one published nested masterplan', () => {
  it('with exactly one published building opens that building under it [NAV-02]', () => {
    const start = unpublished({ masterplans: [nested(2, published(9))] })
    expect(startScreen(start)).toEqual({ screen: 'building', masterplanId: 2, buildingId: 9 })
    expect(pathFrom(start)).toBe('/masterplan/2/building/9')
  })

  it.each([
    ['no building', []],
    ['two published buildings', [published(8), published(9)]],
    ['an unpublished building only', [draft(9)]],
  ])('with %s opens that nested masterplan [NAV-02]', (_, buildings) => {
    expect(pathFrom(unpublished({ masterplans: [nested(2, ...buildings)] }))).toBe('/masterplan/2')
  })

  it('counts only what is published [NAV-02]', () => {
    const masterplans = [draftNested(3, published(7)), nested(2, draft(8), published(9)), draftNested(4)]
    expect(pathFrom(unpublished({ masterplans }))).toBe('/masterplan/2/building/9')
  })

  it('goes before the buildings of the start masterplan itself [NAV-02]', () => {
    expect(pathFrom(unpublished({ masterplans: [nested(2)], buildings: [published(9)] }))).toBe(
      '/masterplan/2',
    )
  })
})

describe('more than one published nested masterplan', () => {
  it('opens the parent [NAV-03]', () => {
    const start = unpublished({ masterplans: [nested(2, published(9)), nested(3)] })
    expect(startScreen(start)).toEqual({ screen: 'masterplan', masterplanId: 1 })
    expect(pathFrom(start)).toBe('/masterplan/1')
  })

  it('opens the parent even when it has exactly one published building [NAV-03]', () => {
    expect(pathFrom(unpublished({ masterplans: [nested(2), nested(3)], buildings: [published(9)] }))).toBe(
      '/masterplan/1',
    )
  })
})

describe('no published nested masterplan', () => {
  it('opens the building when exactly one is published [NAV-04]', () => {
    const start = unpublished({
      buildings: [draft(8), published(9)],
      masterplans: [draftNested(2, published(7))],
    })
    expect(startScreen(start)).toEqual({ screen: 'building', masterplanId: 1, buildingId: 9 })
    expect(pathFrom(start)).toBe('/masterplan/1/building/9')
  })
})

describe('when no rule fits', () => {
  it.each([
    ['nothing under the masterplan', unpublished()],
    ['two published buildings', unpublished({ buildings: [published(8), published(9)] })],
    ['unpublished buildings only', unpublished({ buildings: [draft(9)] })],
    ['unpublished nested masterplans only', unpublished({ masterplans: [draftNested(2, published(9))] })],
    ['no masterplan at all', undefined],
  ])('the start is /home: %s [NAV-07]', (_, start) => {
    expect(startScreen(start)).toEqual({ screen: 'home' })
    expect(pathFrom(start)).toBe('/home')
  })
})
