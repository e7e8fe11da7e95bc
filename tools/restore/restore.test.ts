import { expect, it } from 'vitest'
import { differing, sizeOf, without } from './differing.ts'

const before = new Map([
  ['projects', new Set(['(1,a)'])],
  ['media', new Set(['(1,b)', '(2,b)'])],
  ['hosts', new Set<string>()],
])

it('names the tables that are not as they were', () => {
  expect(differing(before, new Map(before))).toEqual([])
  expect(differing(before, new Map([...before, ['media', new Set(['(1,b)', '(2,c)'])]]))).toEqual(['media'])
  expect(differing(before, without(before, ['media']))).toEqual(['media'])
  expect(differing(before, new Map([...before, ['hosts', new Set(['(h)'])]]))).toEqual(['hosts'])
})

it('counts rows', () => {
  expect(sizeOf(before)).toBe(3)
  expect(sizeOf(without(before, ['media']))).toBe(1)
})
