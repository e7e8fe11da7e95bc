import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

it('gives the nearest rank, whatever the order of the values', () => {
  const values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10]
  expect(percentile(values, 0.5)).toBe(5)
  expect(percentile(values, 0.95)).toBe(10)
  expect(percentile([3], 0.5)).toBe(3)
})

it('has no answer for no values', () => {
  expect(percentile([], 0.5)).toBeNaN()
})
