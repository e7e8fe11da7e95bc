import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homography, inverse, project } from './homography.ts'
import type { Point } from './outline.ts'

const SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Four corners that are pulled about, and still turn the same way. */
const corner = (x: number, y: number) =>
  fc
    .tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }))
    .map(([dx, dy]): Point => [x + dx, y + dy])
const corners = fc.tuple(corner(100, 100), corner(900, 100), corner(900, 700), corner(100, 700))

describe('a plane seen by two cameras', () => {
  it('is known from four points, which come to lie on one another [OUT-05]', () => {
    fc.assert(
      fc.property(corners, (to) => {
        const plane = homography(SQUARE.map((from, i) => ({ from, to: to[i] ?? from })))
        if (!plane) throw new Error('no plane')
        for (const [i, from] of SQUARE.entries()) {
          const [x, y] = project(plane, from)
          expect(x).toBeCloseTo(to[i]?.[0] ?? 0, 5)
          expect(y).toBeCloseTo(to[i]?.[1] ?? 0, 5)
        }
      }),
    )
  })

  it('keeps what is straight straight: the middle lies where the diagonals cross [OUT-11]', () => {
    const to: Point[] = [
      [0, 0],
      [400, 100],
      [400, 300],
      [0, 400],
    ]
    const plane = homography(SQUARE.map((from, i) => ({ from, to: to[i] ?? from })))
    // y = 0.75 x and y = 400 - 0.75 x meet at x = 266.67.
    const [x, y] = plane ? project(plane, [0.5, 0.5]) : [0, 0]
    expect(x).toBeCloseTo(800 / 3, 6)
    expect(y).toBeCloseTo(200, 6)
  })

  it('can be walked back', () => {
    fc.assert(
      fc.property(corners, (to) => {
        const plane = homography(SQUARE.map((from, i) => ({ from, to: to[i] ?? from })))
        const [x, y] = plane ? project(inverse(plane), project(plane, [0.3, 0.8])) : [0, 0]
        expect(x).toBeCloseTo(0.3, 6)
        expect(y).toBeCloseTo(0.8, 6)
      }),
    )
  })

  it('is found between more points that do not quite agree', () => {
    const shifted = [...SQUARE, [0.5, 0.5] as Point].map((from, i) => ({
      from,
      to: [from[0] * 100 + 20 + (i === 4 ? 5 : 0), from[1] * 100 + 30] as Point,
    }))
    const plane = homography(shifted)
    const [x, y] = plane ? project(plane, [0.5, 0.5]) : [0, 0]
    expect(x).toBeGreaterThan(70.1)
    expect(x).toBeLessThan(75)
    expect(y).toBeCloseTo(80, 3)
  })

  it('is not known from three points, from points on one line, or from one point four times', () => {
    const along = (t: number): Point => [t, 2 * t]
    expect(homography(SQUARE.slice(1).map((from) => ({ from, to: from })))).toBeUndefined()
    expect(homography([0, 1, 2, 3].map((t) => ({ from: along(t), to: along(t) })))).toBeUndefined()
    expect(homography([0, 1, 2, 3].map(() => ({ from: [3, 3], to: [4, 4] })))).toBeUndefined()
  })
})
