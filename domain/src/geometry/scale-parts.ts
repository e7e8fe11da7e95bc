import type { Point } from './outline.ts'

type Size = { readonly width: number; readonly height: number }

/** So fine that nobody sees it, so coarse that rows stay short. */
const PER_PIXEL = 100

const rounded = (value: number) => Math.round(value * PER_PIXEL) / PER_PIXEL

/** What is drawn on a picture, in the pixels of another size of the same frame (PLC-03). */
export function scaleParts(parts: readonly (readonly Point[])[], from: Size, to: Size): [number, number][][] {
  return parts.map((points) =>
    points.map(([x, y]) => [rounded((x * to.width) / from.width), rounded((y * to.height) / from.height)]),
  )
}
