import { describe, expect, it } from 'vitest'
import { areaOf, around, type Box, boxAround, boxOf, grown, overlap } from './box.ts'

const box: Box = { left: 10, top: 20, right: 50, bottom: 40 }

describe('a box', () => {
  it('holds all of its points', () => {
    expect(
      boxOf([
        [50, 30],
        [10, 20],
        [12, 40],
      ]),
    ).toEqual(box)
    expect(boxOf([[7, 9]])).toEqual({ left: 7, top: 9, right: 7, bottom: 9 })
  })

  it('stands around a point', () => {
    expect(boxAround([30, 30], 40, 20)).toEqual(box)
  })

  it('stands around others', () => {
    const parts: Box[] = [
      { left: 10, top: 30, right: 20, bottom: 40 },
      { left: 15, top: 20, right: 50, bottom: 25 },
    ]
    expect(around(parts)).toEqual(box)
  })

  it('has an area, and grows on every side', () => {
    expect(areaOf(box)).toBe(800)
    expect(grown(box, 5)).toEqual({ left: 5, top: 15, right: 55, bottom: 45 })
  })

  it('overlaps another one, but not its neighbour at the same edge', () => {
    expect(overlap(box, { left: 49, top: 39, right: 60, bottom: 60 })).toBe(true)
    expect(overlap(box, { left: 50, top: 20, right: 60, bottom: 40 })).toBe(false)
    expect(overlap(box, { left: 10, top: 40, right: 50, bottom: 60 })).toBe(false)
  })
})
