import { expect, it } from 'vitest'
import { longestGapS } from './gap.ts'
import { readOptions } from './options.ts'
import { difference, editsOf } from './verdict.ts'
import { takenByTwo } from './witness.ts'

it('kills a primary ten times, and claims 10,000 times on 500 apartments through one more [RSV-05]', () => {
  const { faults, contested, apartments } = readOptions([])
  expect(faults.filter((name) => name.endsWith('killed'))).toHaveLength(10)
  expect([contested, apartments]).toEqual([10_000, 500])
  expect(readOptions(['--quick']).faults).toEqual(['PostgreSQL killed'])
  expect(readOptions(['--claims']).faults).toEqual([])
  expect(() => readOptions(['--only', 'flood'])).toThrow('--only must be one of PostgreSQL killed, ')
})

it('finds what was promised and lost, and what is there twice or was never told [RSV-05]', () => {
  expect(difference(new Set(['a', 'b']), ['b', 'a'])).toEqual({ lost: 0, extra: 0 })
  expect(difference(new Set(['a', 'b']), ['a'])).toEqual({ lost: 1, extra: 0 })
  expect(difference(new Set(['a', 'b']), ['a', 'b', 'b'])).toEqual({ lost: 0, extra: 1 })
  expect(difference(new Set(['a', 'b']), ['a', 'c'])).toEqual({ lost: 1, extra: 1 })
  expect(editsOf(new Map([[1, ['1', '2']]]))).toEqual(new Set(['1 1', '1 2']))
})

it('measures the longest time without a write', () => {
  expect(longestGapS([1_000, 1_200, 5_200, 5_300])).toBe(4)
  expect(longestGapS([])).toBe(0)
})

it('sees two primaries that both take writes, and none where one follows the other', () => {
  const by = (member: string, ...times: number[]) =>
    times.map((at, nth) => ({ member, nth, asked: at, done: at + 1 }))
  expect(takenByTwo([...by('pg1', 10, 20), ...by('pg2', 40, 50)])).toBe(0)
  expect(takenByTwo([...by('pg1', 10, 20, 60), ...by('pg2', 40, 50)])).toBe(2)
})
