import { expect, it } from 'vitest'
import { scaleParts } from './scale-parts.ts'

it('outlines stay where they were in the frame of a picture of another size [PLC-03]', () => {
  const parts = [
    [
      [0, 0],
      [4000, 0],
      [4000, 3000],
    ],
    [[1000, 10]],
  ] as const
  expect(scaleParts(parts, { width: 4000, height: 3000 }, { width: 6000, height: 4500 })).toEqual([
    [
      [0, 0],
      [6000, 0],
      [6000, 4500],
    ],
    [[1500, 15]],
  ])
  expect(scaleParts([[[10, 10]]], { width: 3000, height: 3000 }, { width: 1000, height: 1000 })).toEqual([
    [[3.33, 3.33]],
  ])
})
