import { expect, it } from 'vitest'
import { endedWeeks, lateWeeks, monthsIn, periodOf, weekOf, weeksIn } from './report-period.ts'

it('looks back over whole months up to today, and over as many before them [INB-05]', () => {
  expect(periodOf('2026-11-19', 12)).toEqual({
    from: '2025-12-01',
    until: '2026-11-19',
    before: { from: '2024-12-01', until: '2025-11-30' },
  })
  expect(periodOf('2026-01-31', 3)).toMatchObject({ from: '2025-11-01', before: { from: '2025-08-01' } })
  expect(monthsIn(periodOf('2026-01-31', 3))).toEqual(['2025-11', '2025-12', '2026-01'])
})

it('a week begins on Monday, also over the turn of a year [INB-05]', () => {
  expect(['2026-11-16', '2026-11-19', '2026-11-22', '2026-01-01'].map(weekOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2025-12-29',
  ])
})

it('counts the weeks of a period that are over [INB-05]', () => {
  expect(endedWeeks({ from: '2026-11-01', until: '2026-11-22' })).toEqual(['2026-11-02', '2026-11-09'])
  expect(endedWeeks({ from: '2026-11-02', until: '2026-11-23' })).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ])
  expect(endedWeeks({ from: '2026-11-19', until: '2026-11-20' })).toEqual([])
  expect(lateWeeks('2026-11-19')).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'])
})

it('has the whole weeks of a period, and the one that goes on [INB-07]', () => {
  expect(weeksIn({ from: '2026-11-01', until: '2026-11-19' })).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ])
})
