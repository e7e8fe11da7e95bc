import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawing.ts'
import { near } from './near.ts'
import { snap } from './snap.ts'

const square = (left: number, top: number) =>
  [
    [left, top],
    [left + 10, top],
    [left + 10, top + 10],
    [left, top + 10],
  ] as const

/** A hundred squares in rows of ten, two pixels apart, the last of them taken out. */
const drawing: Drawing = new Map(
  Array.from({ length: 100 }, (_, n) => [
    n + 1,
    n === 99 ? [] : [square(12 * (n % 10), 12 * Math.floor(n / 10))],
  ]),
)

describe('what is near a place', () => {
  it('is every outline with something within reach, in the order of the drawing', () => {
    expect([...near(drawing, [11, 11], 0.5).keys()]).toEqual([])
    expect([...near(drawing, [11, 11], 1).keys()]).toEqual([1, 2, 11, 12])
    expect([...near(drawing, [5, 5], 1).keys()]).toEqual([1])
    expect([...near(drawing, [115, 115], 1).keys()]).toEqual([])
  })

  it('is enough to snap as among all of them [OUT-02]', () => {
    for (let n = 0; n < 200; n++) {
      const at = [(n * 37) % 125, (n * 53) % 125] as const
      const [all, few] = [drawing, near(drawing, at, 4)].map((of) =>
        snap(at, { outlines: [...of.values()].flat(), reach: 4 }),
      )
      expect(few).toEqual(all)
    }
  })
})
