import { describe, expect, it } from 'vitest'
import type { Outline } from '../geometry/outline.ts'
import { copyFloor } from './copy-floor.ts'
import type { Drawing } from './drawing.ts'
import { type Corners, cellsOf, facadeGrid } from './facade-grid.ts'

/** A façade seen from the left and from below: nothing is level, and floors are of different heights in the picture. */
const ASLANT: Corners = [
  [100, 100],
  [500, 220],
  [500, 330],
  [100, 400],
]
const homes = [1, 2, 3, 4].flatMap((floor) =>
  [1, 2, 3].map((n) => ({ poiId: floor * 10 + n, name: `R1-${floor}0${n}`, floor })),
)
const cells = cellsOf(facadeGrid(ASLANT, [4, 3, 2, 1], 3))
const trueOutline = (poiId: number): Outline =>
  cells.find(({ floor, column }) => floor * 10 + column + 1 === poiId)?.outline ?? []
const drawn = (...floors: number[]): Drawing =>
  new Map(
    homes.filter(({ floor }) => floors.includes(floor)).map(({ poiId }) => [poiId, [trueOutline(poiId)]]),
  )

const farOff = (drawing: Drawing, poiId: number) =>
  Math.max(
    ...trueOutline(poiId).map(([x, y], i) => {
      const [px = 0, py = 0] = drawing.get(poiId)?.[0]?.[i] ?? []
      return Math.hypot(px - x, py - y)
    }),
  )

describe('copying to the next floor', () => {
  it('follows the façade when two floors are drawn, up and down [OUT-04]', () => {
    const up = copyFloor(drawn(1, 2), homes, { from: 2, to: 3 })
    for (const poiId of [31, 32, 33]) expect(farOff(up, poiId)).toBeLessThan(0.01)
    const down = copyFloor(drawn(3, 4), homes, { from: 3, to: 2 })
    for (const poiId of [21, 22, 23]) expect(farOff(down, poiId)).toBeLessThan(0.01)
  })

  it('of one outline alone leaves the rest of the floor alone [OUT-04]', () => {
    const up = copyFloor(drawn(1, 2), homes, { from: 2, to: 3, only: 22 })
    expect([...up.keys()].filter((poiId) => poiId > 30)).toEqual([32])
    expect(farOff(up, 32)).toBeLessThan(0.01)
  })

  it('is as high as the floor itself when no other is drawn [OUT-04]', () => {
    const up = copyFloor(drawn(1), homes, { from: 1, to: 2 })
    for (const poiId of [21, 22, 23]) expect(farOff(up, poiId)).toBeLessThan(15)
  })

  it('does nothing where nothing is drawn', () => {
    expect(copyFloor(new Map(), homes, { from: 1, to: 2 }).size).toBe(0)
  })
})
