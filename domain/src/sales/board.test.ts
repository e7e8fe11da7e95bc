import { describe, expect, it } from 'vitest'
import {
  boardColumns,
  holdChoices,
  isUrgent,
  largestUnit,
  monthStart,
  nextKind,
  shareLeft,
  timeLeft,
  wasLongEnough,
} from './board.ts'

const ZONE = 'Europe/Belgrade'
const NOW = Date.parse('2026-11-19T11:04:00Z')
const MINUTE = 60_000
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()

const card = (others: object = {}) => ({
  kind: 'hold' as const,
  since: at(-60),
  kindSince: at(-60),
  until: at(60),
  contractOn: null,
  ...others,
})

describe('the board', () => {
  it('has what is due first on top, and of sales the latest [RSV-04]', () => {
    const claims = [
      { ...card(), id: 1 },
      { ...card({ until: at(11) }), id: 2 },
      { ...card({ kind: 'reservation', until: null }), id: 3 },
      { ...card({ kind: 'reservation', until: null, contractOn: '2026-11-26' }), id: 4 },
      { ...card({ kind: 'sold', until: null, kindSince: at(-90) }), id: 5 },
      { ...card({ kind: 'sold', until: null, kindSince: at(-9) }), id: 6 },
    ]
    const ids = Object.entries(boardColumns(claims, ZONE)).map(([kind, of]) => [kind, of.map(({ id }) => id)])
    expect(ids).toEqual([
      ['hold', [2, 1]],
      ['reservation', [4, 3]],
      ['contract', []],
      ['sold', [6, 5]],
    ])
  })

  it('need not tell of the end of a hold that was made as short as that [RSV-04]', () => {
    expect(wasLongEnough(card({ until: at(20) }))).toBe(true)
    expect(wasLongEnough(card({ since: at(-5), until: at(20) }))).toBe(false)
    expect(wasLongEnough(card({ until: null }))).toBe(false)
  })

  it('lets a card move to the next column alone, and a sale nowhere [RSV-01, RSV-04]', () => {
    expect((['hold', 'reservation', 'contract', 'sold'] as const).map(nextKind)).toEqual([
      'reservation',
      'contract',
      'sold',
      undefined,
    ])
  })

  it('draws the time left as a ring, and warns under 30 minutes [RSV-04]', () => {
    expect(shareLeft(card(), NOW, ZONE)).toBe(0.5)
    expect(shareLeft(card({ until: at(-1) }), NOW, ZONE)).toBe(0)
    expect(shareLeft(card({ kind: 'reservation', until: null }), NOW, ZONE)).toBeUndefined()
    expect(shareLeft(card({ until: at(-60) }), NOW, ZONE)).toBe(0)
    expect([29, 31].map((left) => isUrgent(card({ until: at(left) }), NOW))).toEqual([true, false])
    expect(isUrgent(card({ kind: 'sold', until: null }), NOW)).toBe(false)
  })

  it('says the time left in hours and minutes, on the page of an apartment in its largest unit [RSV-04]', () => {
    expect(timeLeft(NOW + 11 * MINUTE - 1, NOW)).toEqual({ hours: 0, minutes: 11 })
    expect(timeLeft(NOW + 380 * MINUTE, NOW)).toEqual({ hours: 6, minutes: 20 })
    expect(timeLeft(NOW - MINUTE, NOW)).toEqual({ hours: 0, minutes: 0 })
    const said = [7 * 24 * 60, 47 * 60, 119].map((minutes) => largestUnit(NOW + minutes * MINUTE, NOW))
    expect(said).toEqual([
      { unit: 'days', count: 7 },
      { unit: 'hours', count: 47 },
      { unit: 'minutes', count: 119 },
    ])
  })

  it("offers the project's hours beside one, two and three days, as far as one may hold [RSV-04, SET-01]", () => {
    expect(holdChoices({ usual: 48, most: 72 })).toEqual([24, 48, 72])
    expect(holdChoices({ usual: 12, most: 36 })).toEqual([12, 24])
    expect(monthStart(new Date(NOW), ZONE)).toEqual(new Date('2026-10-31T23:00:00Z'))
  })
})
