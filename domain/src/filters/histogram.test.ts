import { expect, it } from 'vitest'
import { histogram } from './histogram.ts'

it('counts the apartments in each part of the range, the greatest in the last', () => {
  expect(histogram([0, 1, 9, 10, 10], [0, 10], 5)).toEqual([2, 0, 0, 0, 3])
})

it('counts all in the first part when there is nothing between least and greatest', () => {
  expect(histogram([7, 7], [7, 7], 3)).toEqual([2, 0, 0])
})
