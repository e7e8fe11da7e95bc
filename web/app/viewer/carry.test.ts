import type { Camera } from '@belvedere/domain/viewer/camera'
import { describe, expect, it } from 'vitest'
import { carry, isNear } from './carry.ts'

const drawn = { scale: 0.5, x: -100, y: 40 }

/** Where a transform puts a point of the screen. */
function moved(transform: string, [x, y]: readonly [number, number]): [number, number] {
  if (transform === 'none') return [x, y]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
    .replace(/matrix\(|\)/g, '')
    .split(',')
    .map(Number)
  return [a * x + c * y + e, b * x + d * y + f]
}

const seen = ({ scale, x, y }: Camera, [px, py]: readonly [number, number]): [number, number] => [
  px * scale + x,
  py * scale + y,
]

describe('a layer that is carried along [VIE-01]', () => {
  it.each([
    ['pans', { scale: 0.5, x: -140, y: 10 }],
    ['zooms', { scale: 0.8, x: -300, y: -20 }],
  ])('lies where the camera sees it when the picture %s', (_, now) => {
    for (const point of [
      [0, 0],
      [640, 480],
      [1920, 1080],
    ] as const) {
      const [x, y] = moved(carry(drawn, now), seen(drawn, point))
      const [wantedX, wantedY] = seen(now, point)
      expect(x).toBeCloseTo(wantedX, 8)
      expect(y).toBeCloseTo(wantedY, 8)
    }
  })

  it('is not transformed at rest, so that it is sharp', () => {
    expect(carry(drawn, { ...drawn })).toBe('none')
  })

  it('is drawn anew before it has grown to more than twice its size, or shrunk to less than half', () => {
    expect(isNear(drawn, { ...drawn, scale: 0.9 })).toBe(true)
    expect(isNear(drawn, { ...drawn, scale: 1.1 })).toBe(false)
    expect(isNear(drawn, { ...drawn, scale: 0.2 })).toBe(false)
  })
})
