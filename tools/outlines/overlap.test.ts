import { expect, it } from 'vitest'
import { drawMask } from './draw-mask.ts'
import { overlap } from './overlap.ts'

const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const

it('counts what two outlines share, of what they cover together', () => {
  expect(overlap([box(0, 0, 10, 10)], [box(0, 0, 10, 10)])).toBe(1)
  expect(overlap([box(0, 0, 10, 10)], [box(5, 0, 15, 10)])).toBeCloseTo(1 / 3, 5)
  expect(overlap([box(0, 0, 10, 10)], [box(20, 0, 30, 10)])).toBe(0)
  // Parts that overlap are counted once.
  expect(overlap([box(0, 0, 6, 10), box(4, 0, 10, 10)], [box(0, 0, 10, 10)])).toBe(1)
})

it('draws flat colours on black, with edges as soft as they are cut', () => {
  const pixels = drawMask([{ colour: [200, 100, 40], points: box(1, 1, 2.5, 3) }], { width: 4, height: 4 })
  const at = (x: number, y: number) => [...pixels.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 4)]
  expect(at(0, 1)).toEqual([0, 0, 0, 255])
  expect(at(1, 1)).toEqual([200, 100, 40, 255])
  expect(at(2, 2)).toEqual([100, 50, 20, 255])
})
