/** How a picture lies in its frame: moved by so many pixels from the middle, and so many times its size. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const ZOOM_STEP = 1.5
const SCALE_MAX = 6

/** Grows around a point, which stays where it is; the point counts from the middle of the frame. */
export function zoomedAt(zoom: Zoom, by: number, frame: Frame, point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(SCALE_MAX, Math.max(1, zoom.scale * by))
  const grown = scale / zoom.scale
  const x = point.x - (point.x - zoom.x) * grown
  const y = point.y - (point.y - zoom.y) * grown
  return within({ scale, x, y }, frame)
}

export function movedBy(zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame)
}

/** No edge of the picture comes further in than the frame's own. */
function within({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return { scale, x: between(x, ((scale - 1) * width) / 2), y: between(y, ((scale - 1) * height) / 2) }
}

// Adding 0 turns a -0 into 0.
const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0
