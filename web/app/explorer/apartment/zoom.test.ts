import { expect, it } from 'vitest'
import { movedBy, WHOLE, type Zoom, zoomedAt } from './zoom.ts'

const FRAME = { width: 800, height: 600 }

it('grows around the point that is looked at, which stays where it is', () => {
  const point = { x: 100, y: -50 }
  const zoom = zoomedAt(WHOLE, 2, FRAME, point)
  // The picture's own point under the pointer is the same before and after.
  expect([(point.x - zoom.x) / zoom.scale, (point.y - zoom.y) / zoom.scale]).toEqual([100, -50])
})

it('is never smaller than its frame, nor larger than six times', () => {
  expect(zoomedAt(WHOLE, 0.2, FRAME)).toEqual(WHOLE)
  expect(zoomedAt(WHOLE, 50, FRAME).scale).toBe(6)
})

it('comes back to the middle as it shrinks to the whole', () => {
  const aside: Zoom = { scale: 3, x: 500, y: 400 }
  expect(zoomedAt(aside, 0.1, FRAME)).toEqual(WHOLE)
})

it('cannot be pushed out of its frame', () => {
  expect(movedBy(WHOLE, 300, 300, FRAME)).toEqual(WHOLE)
  expect(movedBy({ scale: 2, x: 0, y: 0 }, 9999, -9999, FRAME)).toEqual({ scale: 2, x: 400, y: -300 })
})
