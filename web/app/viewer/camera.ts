import type { Point } from '@belvedere/domain/geometry/outline'
import type { Size } from './viewer-types.ts'

/** Screen pixel = picture pixel × scale + (x, y). */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export function toPicture({ scale, x, y }: Camera, [screenX, screenY]: Point): Point {
  return [(screenX - x) / scale, (screenY - y) / scale]
}

export function coverScale(picture: Size, view: Size): number {
  return Math.max(view.width / picture.width, view.height / picture.height)
}

/** The nearest camera that shows nothing but picture. */
export function withinPicture(camera: Camera, picture: Size, view: Size): Camera {
  const scale = Math.max(camera.scale, coverScale(picture, view))
  return {
    scale,
    x: clamp(camera.x, view.width - picture.width * scale, 0),
    y: clamp(camera.y, view.height - picture.height * scale, 0),
  }
}

/** A clamp that lets the lower limit win when rounding makes the limits cross. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** The end of what lies outside the view: the right edge, or the top when more is hidden above and below. */
export function slackEdge({ scale, x, y }: Camera, picture: Size, view: Size): Camera {
  const across = picture.width * scale - view.width
  const down = picture.height * scale - view.height
  return across >= down ? { scale, x: -Math.max(0, across), y } : { scale, x, y: 0 }
}
