import { expect, it } from 'vitest'
import { differing } from './fingerprints.ts'

it('names the tables that are not as they were', () => {
  const before = new Map([
    ['projects', '1 aa'],
    ['media', '4 bb'],
  ])
  expect(differing(before, new Map(before))).toEqual([])
  expect(differing(before, new Map([...before, ['media', '3 cc']]))).toEqual(['media'])
  expect(differing(before, new Map([['projects', '1 aa']]))).toEqual(['media'])
})
