import { expect, it } from 'vitest'
import { interleave, median } from './interleave.ts'

it('gives medians, and the median of the ratios, without the first turn', async () => {
  const ours = [1000, 90, 80, 10]
  const theirs = [1, 100, 100, 100]
  const pair = await interleave(
    3,
    async () => ours.shift() ?? 0,
    async () => theirs.shift() ?? 0,
  )
  expect(pair).toEqual({ ours: 80, theirs: 100, ratio: 0.8 })
})

it('takes the mean of the middle two where there are as many above as below', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
