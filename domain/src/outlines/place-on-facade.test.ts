import { describe, expect, it } from 'vitest'
import type { Outline } from '../geometry/outline.ts'
import { cornersOfAll, placeOnFacade } from './place-on-facade.ts'

const room = (left: number, top: number): Outline => [
  [left, top],
  [left + 100, top],
  [left + 100, top + 50],
  [left, top + 50],
]
/** Two floors of four apartments; the left half of a façade that leans. */
const drawing = new Map(
  [0, 1].flatMap((floor) =>
    [0, 1, 2, 3].map((column) => [floor * 10 + column, [room(column * 100, 100 - floor * 50)]] as const),
  ),
)

describe('a point on a façade', () => {
  const corners = cornersOfAll(drawing)
  it('is called by its corner, else by what it is nearest to [OUT-05]', () => {
    expect(placeOnFacade([4, 52], drawing, corners)).toBe('top-left')
    expect(placeOnFacade([398, 51], drawing, corners)).toBe('top-right')
    expect(placeOnFacade([405, 152], drawing, corners)).toBe('bottom-right')
    expect(placeOnFacade([-6, 148], drawing, corners)).toBe('bottom-left')
    expect(placeOnFacade([255, 80], drawing, corners)).toEqual({ of: 12 })
  })

  it('has no name where nothing is drawn [OUT-05]', () => {
    expect(placeOnFacade([4, 52], new Map(), cornersOfAll(new Map()))).toBeUndefined()
  })
})
