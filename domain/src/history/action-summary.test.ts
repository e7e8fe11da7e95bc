import { describe, expect, it } from 'vitest'
import { type ActionFacts, actionSummary, type TouchedRows } from './action-summary.ts'

const NOTHING: ActionFacts = {
  kind: '',
  rows: [],
  fields: [],
  mediaTypes: [],
  onView: false,
  sources: [],
  wiped: 0,
  headed: 0,
  statuses: {},
  moved: null,
  named: null,
  only: null,
  fileName: null,
}
const rows = (kind: string, of: Partial<TouchedRows>): TouchedRows => ({
  kind,
  draft: false,
  added: 0,
  changed: 0,
  removed: 0,
  things: (of.added ?? 0) + (of.changed ?? 0) + (of.removed ?? 0),
  ...of,
})
const said = (facts: Partial<ActionFacts>) => {
  const { what, count, name } = actionSummary({ ...NOTHING, ...facts })
  return [what, count, name]
}

describe('what an action did [STU-08]', () => {
  it('names what was renamed, also where only its draft knows', () => {
    const drafted = [rows('buildings', { draft: true, added: 1 }), rows('buildings', { changed: 1 })]
    const facts = { kind: 'buildings.change', rows: drafted, fields: ['name'], named: 'Lamela A' }
    expect(said(facts)).toEqual(['renamed', 1, 'Lamela A'])
    const title = { mediaTypes: [1], named: 'Avenue side', rows: [rows('media', { draft: true, added: 1 })] }
    expect(said({ ...title, kind: 'media.change', onView: true })).toEqual(['renamed', 1, 'Avenue side'])
    expect(said({ ...title, kind: 'media.change', only: 'Lamela A' })).toEqual(['titled', 1, 'Lamela A'])
  })

  it('counts prices and says by how much, rounding aside', () => {
    const kind = 'apartments.change'
    const of = [rows('apartment_prices', { changed: 10 }), rows('apartments', { changed: 10 })]
    const alike = actionSummary({ ...NOTHING, kind, rows: of, moved: { lowest: 2.88, highest: 3.11 } })
    expect([alike.what, alike.count, alike.percent]).toEqual(['prices', 10, { lowest: 3, highest: 3 }])
    const apart = actionSummary({ ...NOTHING, kind, rows: of, moved: { lowest: -2, highest: 4.26 } })
    expect(apart.percent).toEqual({ lowest: -2, highest: 4.3 })
  })

  it('says nothing of prices where the record did not tell them', () => {
    const facts = { kind: 'apartments.change', rows: [rows('apartments', { changed: 10 })] }
    expect(said(facts)).toEqual(['apartments-changed', 10, null])
    expect(actionSummary({ ...NOTHING, ...facts })).toMatchObject({ percent: null, parts: { prices: 0 } })
  })

  it.each([
    ['drawn', 'outlines-drawn'],
    ['grid', 'outlines-grid'],
    ['mask', 'outlines-mask'],
    ['carried', 'outlines-carried'],
  ])('says how outlines came to be: %s', (source, what) => {
    const added = [rows('outlines', { added: 32 }), rows('outlines', { draft: true, added: 32 })]
    expect(said({ kind: 'outlines.change', rows: added, sources: [source] })).toEqual([what, 32, null])
  })

  it('tells outlines that were moved from those that were wiped', () => {
    const moved = [rows('outlines', { draft: true, changed: 8 })]
    expect(said({ kind: 'outlines.change', rows: moved })).toEqual(['outlines-changed', 8, null])
    expect(said({ kind: 'outlines.change', rows: moved, wiped: 8 })).toEqual(['outlines-removed', 8, null])
  })

  it('tells apart what happened to pictures and texts', () => {
    const one = { rows: [rows('media', { draft: true, added: 1 })], only: 'Lamela A' }
    expect(said({ ...one, kind: 'media.change', mediaTypes: [11] })[0]).toBe('described')
    expect(said({ ...one, kind: 'media.change', mediaTypes: [2], fields: ['order'] })[0]).toBe(
      'pictures-ordered',
    )
    expect(said({ ...one, kind: 'media.change', mediaTypes: [2], fields: ['texts'] })[0]).toBe('captioned')
    expect(said({ ...one, kind: 'media.upload', mediaTypes: [21] })[0]).toBe('pictures-added')
    expect(said({ ...one, kind: 'media.replace', mediaTypes: [21] })[0]).toBe('pictures-replaced')
    expect(said({ ...one, kind: 'media.remove', mediaTypes: [2] })[0]).toBe('pictures-removed')
  })

  it('says what a list brought, by its file', () => {
    const brought = [
      rows('apartments', { added: 4, changed: 38 }),
      rows('apartment_prices', { changed: 38, added: 4 }),
    ]
    const facts = {
      ...NOTHING,
      kind: 'import',
      rows: brought,
      fileName: 'cenovnik.csv',
      statuses: { sold: 2 },
    }
    expect(actionSummary(facts)).toMatchObject({
      what: 'imported',
      name: 'cenovnik.csv',
      parts: { prices: 42, statuses: 2, added: 4 },
    })
  })

  it('counts what was published, and says of a hold what the apartment became', () => {
    const out = [
      rows('drafts', {}),
      rows('buildings', { draft: true, removed: 3 }),
      rows('buildings', { changed: 3 }),
    ]
    expect(said({ kind: 'publish', rows: out })).toEqual(['published', 3, null])
    expect(said({ kind: 'publish', rows: out, headed: 1 })[1]).toBe(2)
    const held = { statuses: { reserved: 1 }, rows: [rows('apartments', { changed: 1 })], only: 'R1-204' }
    expect(said({ ...held, kind: 'claim.convert' })).toEqual(['statuses', 1, 'R1-204'])
    expect(said({ ...held, kind: 'claim.expired' })[0]).toBe('by-kind')
  })

  it('leaves to its own kind what is said by it', () => {
    expect(said({ kind: 'people.accept', rows: [rows('project_users', { added: 1 })] })).toEqual([
      'by-kind',
      1,
      null,
    ])
  })
})
