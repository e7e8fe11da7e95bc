import { describe, expect, it } from 'vitest'
import type { Outline } from '../geometry/outline.ts'
import { checkDrawing } from './check-drawing.ts'
import type { Drawing } from './drawing.ts'

const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const check = (drawing: Drawing, known = [1, 2, 3]) =>
  checkDrawing(drawing, { picture: { width: 1200, height: 800 }, leadsSomewhere: (of) => known.includes(of) })

describe('while drawing it is said', () => {
  it('nothing of what is right; neighbours may touch [OUT-08]', () => {
    expect(
      check(
        new Map([
          [1, [box(0, 0, 100, 100)]],
          [2, [box(100, 0, 200, 100)]],
          [3, []],
        ]),
      ),
    ).toEqual([])
  })

  it('that two overlap by more than 2 % of the smaller [OUT-08]', () => {
    const overlapping = (by: number): Drawing =>
      new Map([
        [1, [box(0, 0, 400, 100)]],
        [2, [box(400 - by, 0, 500 - by, 100)]],
      ])
    expect(check(overlapping(2))).toEqual([])
    expect(check(overlapping(3))).toEqual([
      { fault: 'overlaps', of: 1, other: 2, share: expect.closeTo(0.03) },
    ])
  })

  it('that one crosses itself [OUT-08]', () => {
    const bow: Outline = [
      [0, 0],
      [300, 100],
      [300, 0],
      [0, 30],
    ]
    expect(check(new Map([[1, [bow]]]))).toMatchObject([{ fault: 'crosses-itself', of: 1 }])
  })

  it('that one lies outside, is too small to be pressed, or leads to nothing [OUT-08]', () => {
    expect(check(new Map([[1, [box(1100, 0, 1201, 100)]]]))).toEqual([{ fault: 'outside', of: 1 }])
    expect(check(new Map([[1, [box(0, 0, 9, 9)]]]))).toEqual([{ fault: 'too-small', of: 1 }])
    expect(check(new Map([[7, [box(0, 0, 100, 100)]]]))).toEqual([{ fault: 'of-nothing', of: 7 }])
  })
})
