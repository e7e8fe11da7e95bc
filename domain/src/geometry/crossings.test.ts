import { expect, it } from 'vitest'
import { crossings } from './crossings.ts'
import type { Outline } from './outline.ts'

const gable: Outline = [
  [0, 40],
  [50, 10],
  [100, 40],
  [100, 90],
  [0, 90],
]

it('meets the edges of all outlines on an upright line, and an upright edge not at all', () => {
  const beneath = gable.map(([x, y]) => [x, y + 100] as const)
  expect(crossings([gable], 25).toSorted((a, b) => a - b)).toEqual([25, 90])
  expect(crossings([gable, beneath], 25).toSorted((a, b) => a - b)).toEqual([25, 90, 125, 190])
  expect(crossings([gable], 101)).toEqual([])
  expect(crossings([gable], 100).toSorted((a, b) => a - b)).toEqual([40, 90])
})
