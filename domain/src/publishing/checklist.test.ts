import { describe, expect, it } from 'vitest'
import { checklist, type PublishingFacts, stopsPublishing } from './checklist.ts'

const NONE = { count: 0, names: [], at: null }
const SEEN = { seen: true }
const WHOLE: PublishingFacts = {
  outlinesElsewhere: NONE,
  apartmentsWithoutOutline: NONE,
  apartmentsWithoutPlan: NONE,
  buildingsWithoutPicture: NONE,
  buildingsWithoutApartments: NONE,
  textsWithoutTranslation: NONE,
  picturesNotReady: NONE,
  apartments: 828,
  pictures: 23,
}

const levels = (facts: PublishingFacts) =>
  checklist(facts, SEEN).map(({ about, level }) => `${about}: ${level}`)

describe('what is looked at before publishing', () => {
  it('is done where nothing is missing, and does not stop publishing [PUB-01]', () => {
    expect(new Set(checklist(WHOLE, SEEN).map(({ level }) => level))).toEqual(new Set(['done']))
    expect(stopsPublishing(checklist(WHOLE, SEEN))).toBe(false)
  })

  it('stands before what is done; a warning says what, and never stops [PUB-01]', () => {
    const facts = {
      ...WHOLE,
      apartmentsWithoutPlan: { count: 3, names: ['R2-146', 'L2-304', 'L3-907'], at: null },
    }
    expect(levels(facts)[0]).toBe('apartmentsWithoutPlan: warning')
    expect(checklist(facts, SEEN)[0]).toMatchObject({ found: { count: 3 }, section: 'apartments' })
    expect(
      levels(facts)
        .slice(1)
        .every((line) => line.endsWith('done')),
    ).toBe(true)
    expect(stopsPublishing(checklist(facts, SEEN))).toBe(false)
  })

  it('stops publishing while an outline belongs to nothing on its picture [PUB-01]', () => {
    const facts = {
      ...WHOLE,
      outlinesElsewhere: { count: 1, names: ['R1-204'], at: null },
      picturesNotReady: { count: 2, names: [], at: null },
    }
    expect(levels(facts).slice(0, 2)).toEqual(['outlinesElsewhere: error', 'picturesNotReady: warning'])
    expect(checklist(facts, SEEN)[0]).toMatchObject({ section: 'outlines' })
    expect(stopsPublishing(checklist(facts, SEEN))).toBe(true)
  })

  it('is not about what there is none of yet [PUB-01]', () => {
    expect(levels({ ...WHOLE, apartments: 0, pictures: 0 })).toEqual([
      'textsWithoutTranslation: done',
      'projectUnseen: done',
    ])
  })

  it('names buildings without pictures or apartments, and a project that visitors do not see yet [STU-08] [PUB-01]', () => {
    const lamela = { count: 1, names: ['Lamela B'], at: { kind: 'buildings' as const, id: 34 } }
    const facts = { ...WHOLE, buildingsWithoutPicture: lamela, buildingsWithoutApartments: lamela }
    const open = checklist(facts, { seen: false }).filter(({ level }) => level !== 'done')
    expect(open.map(({ about, section, found }) => [about, section, found.names, found.at?.id])).toEqual([
      ['buildingsWithoutPicture', 'places', ['Lamela B'], 34],
      ['buildingsWithoutApartments', 'import', ['Lamela B'], 34],
      ['projectUnseen', 'settings', [], undefined],
    ])
    expect(stopsPublishing(open)).toBe(false)
  })
})
