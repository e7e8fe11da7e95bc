import type { Vector } from './solids.ts'

export type Pixel = [x: number, y: number]

export type Camera = {
  readonly width: number
  readonly height: number
  readonly at: Vector
  /** The direction of the ray through a place on the picture. */
  ray(x: number, y: number): Vector
  /** Where a point of the world stands on the picture. */
  project(point: Vector): Pixel
}

type Pose = { at: Vector; towards: Vector; fieldOfView: number; width: number; height: number }

export function cameraOf({ at, towards, fieldOfView, width, height }: Pose): Camera {
  const forward = unit(minus(towards, at))
  const right = unit(cross(forward, [0, 0, 1]))
  const up = cross(right, forward)
  const scale = Math.tan((fieldOfView * Math.PI) / 360) / (width / 2)
  return {
    width,
    height,
    at,
    ray(x, y) {
      const [a, b] = [(x - width / 2) * scale, (height / 2 - y) * scale]
      const along = (axis: 0 | 1 | 2) => forward[axis] + right[axis] * a + up[axis] * b
      return unit([along(0), along(1), along(2)])
    },
    project(point) {
      const way = minus(point, at)
      const depth = dot(way, forward) * scale
      return [width / 2 + dot(way, right) / depth, height / 2 - dot(way, up) / depth]
    },
  }
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

function unit(v: Vector): Vector {
  const length = Math.sqrt(dot(v, v))
  return [v[0] / length, v[1] / length, v[2] / length]
}
