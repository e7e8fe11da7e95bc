import type { Box } from '../geometry/box.ts'
import type { Point } from '../geometry/outline.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Screen pixel = picture pixel × scale + (x, y). */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export function toPicture({ scale, x, y }: Camera, [screenX, screenY]: Point): Point {
  return [(screenX - x) / scale, (screenY - y) / scale]
}

export function toScreen({ scale, x, y }: Camera, { left, top, right, bottom }: Box): Box {
  return {
    left: left * scale + x,
    top: top * scale + y,
    right: right * scale + x,
    bottom: bottom * scale + y,
  }
}

export interface OpenedPicture extends Size {
  /** Where across the picture an upright view of it begins, as a share of its width; its middle where nobody says. */
  readonly opening?: number | undefined
}

/** Where every view begins: the picture around its middle, over all of the view. */
export function homeCamera(picture: OpenedPicture, view: Size): Camera {
  const scale = Math.max(view.width / picture.width, view.height / picture.height)
  const middle = view.height > view.width ? (picture.opening ?? 0.5) : 0.5
  const width = picture.width * scale
  return {
    scale,
    x: clamp(view.width / 2 - middle * width, Math.min(0, view.width - width), 0),
    y: (view.height - picture.height * scale) / 2,
  }
}

/** The nearest camera that shows as much of the picture as there is room for: never an edge while more lies beyond it. */
export function withinPicture({ scale, x, y }: Camera, picture: Size, view: Size): Camera {
  const slackX = view.width - picture.width * scale
  const slackY = view.height - picture.height * scale
  return {
    scale,
    x: clamp(x, Math.min(0, slackX), Math.max(0, slackX)),
    y: clamp(y, Math.min(0, slackY), Math.max(0, slackY)),
  }
}

/** A clamp that lets the lower limit win when rounding makes the limits cross. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
