import { describe, expect, it } from 'vitest'
import { isToCome, viewingsOf, whatStands } from './what-stands.ts'

type Step = Parameters<typeof whatStands>[0][number]

const step = (kind: Step['kind'], more: Partial<Step> = {}): Step => ({
  kind,
  reached: null,
  viewingAt: null,
  ...more,
})
const replied = step('replied')
const reached = step('called', { reached: true })
const inVain = step('called', { reached: false })
const set = step('viewing', { viewingAt: '2026-12-05T10:00:00Z' })
const moved = step('viewing-moved', { viewingAt: '2026-12-06T10:00:00Z' })
const off = step('viewing-off')
const undone = step('answer-undone')

describe('what stands of an enquiry [INB-06]', () => {
  it.each<[string, Step[], Partial<ReturnType<typeof whatStands>>]>([
    ['nothing was done', [], { first: undefined, last: undefined, viewingAt: null }],
    ['a call in vain is no answer', [inVain], { first: undefined, undoable: undefined }],
    ['a reply', [inVain, replied], { first: replied, last: replied, undoable: replied }],
    ['a viewing stays set after a reply', [set, replied], { last: replied, viewingAt: set.viewingAt }],
    [
      'a viewing that was moved is for the later time',
      [set, moved],
      { first: set, viewingAt: moved.viewingAt },
    ],
    ['called off, it answered nothing', [set, moved, off], { first: undefined, viewingAt: null }],
    ['called off, what else was said stays', [set, replied, off], { first: replied, last: replied }],
    ['called off and set again', [set, off, moved, set], { viewingAt: set.viewingAt }],
    ['a reply that was none', [replied, undone], { first: undefined, undoable: undefined }],
    ['only the last one is taken back', [reached, replied, undone], { first: reached, undoable: reached }],
    ['a viewing is not taken back as an answer', [set, undone], { first: set, undoable: undefined }],
  ])('%s', (_, steps, standing) => {
    expect(whatStands(steps)).toMatchObject(standing)
  })

  it.each<[string, Step[], (string | null)[]]>([
    ['none', [replied, reached], []],
    ['one that was, and the next', [set, replied, moved, set], [moved.viewingAt, set.viewingAt]],
    ['none that was called off', [set, moved, off], []],
    ['those before the one that was called off', [set, moved, set, off], [moved.viewingAt]],
  ])('viewings: %s', (_, steps, viewings) => {
    expect(viewingsOf(steps)).toEqual(viewings)
  })

  it('a viewing is to come until its minute', () => {
    const at = '2026-12-05T10:00:00Z'
    expect(isToCome(at, Date.parse(at) - 1)).toBe(true)
    expect(isToCome(at, Date.parse(at))).toBe(false)
    expect(isToCome(null, 0)).toBe(false)
  })
})
