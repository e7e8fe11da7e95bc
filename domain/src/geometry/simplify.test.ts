import { expect, it } from 'vitest'
import { simplify } from './simplify.ts'

it('leaves out what lies nearer to the line than it may, and keeps both ends [OUT-03]', () => {
  const stairs = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [9, 9],
    [9, 20],
  ] as const
  expect(simplify(stairs, 1.5)).toEqual([
    [0, 0],
    [9, 9],
    [9, 20],
  ])
  expect(simplify(stairs, 0.1)).toEqual(stairs)
})
