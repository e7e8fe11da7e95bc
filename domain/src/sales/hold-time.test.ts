import { describe, expect, it } from 'vitest'
import { holdUntil, mayExtend, mayHoldUntil } from './hold-time.ts'

const now = new Date('2026-11-19T12:04:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('a hold', () => {
  it.each([
    [-1, false, false],
    [0, false, false],
    [48, true, true],
    [72, true, true],
    [73, false, true],
    [24 * 365, false, true],
    [24 * 366 * 3, false, false],
  ])('of %i hours: by an agent %s, by the head of sales %s [RSV-01]', (hours, agent, head) => {
    const may = [false, true].map((isHead) =>
      mayHoldUntil({ until: after(hours), now, head: isHead, most: 72 }),
    )
    expect(may).toEqual([agent, head])
  })

  it('lasts as long as the project holds where nobody says, and no longer than it lets agents hold [RSV-01]', () => {
    expect(holdUntil(now, 24)).toEqual(after(24))
    const may = (hours: number) => mayHoldUntil({ until: after(hours), now, head: false, most: 24 })
    expect([may(24), may(25)]).toEqual([true, false])
  })

  it('is extended once by an agent, as often as needed by the head of sales, and never shortened [RSV-01]', () => {
    const present = after(10)
    const may = (hours: number, extended: number, head = false) =>
      mayExtend({ until: after(hours), now, present, extended, head, most: 72 })
    expect([may(34, 0), may(34, 1), may(34, 1, true), may(9, 0), may(9, 0, true), may(80, 0)]).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ])
  })
})
