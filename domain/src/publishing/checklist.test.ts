import { describe, expect, it } from 'vitest'
import { checklist, type PublishingFacts, stopsPublishing } from './checklist.ts'

const NONE = { count: 0, names: [] }
const WHOLE: PublishingFacts = {
  outlinesElsewhere: NONE,
  apartmentsWithoutOutline: NONE,
  apartmentsWithoutPlan: NONE,
  textsWithoutTranslation: NONE,
  picturesNotReady: NONE,
  apartments: 828,
  pictures: 23,
}

const levels = (facts: PublishingFacts) => checklist(facts).map(({ about, level }) => `${about}: ${level}`)

describe('what is looked at before publishing', () => {
  it('is done where nothing is missing, and does not stop publishing [PUB-01]', () => {
    expect(new Set(checklist(WHOLE).map(({ level }) => level))).toEqual(new Set(['done']))
    expect(stopsPublishing(checklist(WHOLE))).toBe(false)
  })

  it('stands before what is done; a warning says what, and never stops [PUB-01]', () => {
    const facts = { ...WHOLE, apartmentsWithoutPlan: { count: 3, names: ['R2-146', 'L2-304', 'L3-907'] } }
    expect(levels(facts)[0]).toBe('apartmentsWithoutPlan: warning')
    expect(checklist(facts)[0]).toMatchObject({ found: { count: 3 }, section: 'apartments' })
    expect(
      levels(facts)
        .slice(1)
        .every((line) => line.endsWith('done')),
    ).toBe(true)
    expect(stopsPublishing(checklist(facts))).toBe(false)
  })

  it('stops publishing while an outline belongs to nothing on its picture [PUB-01]', () => {
    const facts = {
      ...WHOLE,
      outlinesElsewhere: { count: 1, names: ['R1-204'] },
      picturesNotReady: { count: 2, names: [] },
    }
    expect(levels(facts).slice(0, 2)).toEqual(['outlinesElsewhere: error', 'picturesNotReady: warning'])
    expect(checklist(facts)[0]).toMatchObject({ section: 'outlines' })
    expect(stopsPublishing(checklist(facts))).toBe(true)
  })

  it('is not about what there is none of yet [PUB-01]', () => {
    expect(levels({ ...WHOLE, apartments: 0, pictures: 0 })).toEqual(['textsWithoutTranslation: done'])
  })
})
