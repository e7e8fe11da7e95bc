import { type Points, rowsOf, SAMPLES, stretches } from './raster.ts'

export interface Painted {
  readonly colour: readonly [number, number, number]
  readonly points: Points
}

interface Size {
  readonly width: number
  readonly height: number
}

const NOBODY = -1

/**
 * A mask as a 3D studio exports it: flat colours on black, their edges smoothed by sixteen samples a pixel. Four bytes a
 * pixel. Where two overlap by a hair the later is in front.
 */
export function drawMask(shapes: readonly Painted[], { width, height }: Size): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  const placed = shapes.map(({ points }) => ({ points, rows: rowsOf(points) }))
  const owners = new Int16Array(width * SAMPLES)
  const sums = new Uint16Array(width * 3)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let row = y * SAMPLES; row < (y + 1) * SAMPLES; row++) {
      owners.fill(NOBODY)
      for (const [owner, { points, rows }] of placed.entries()) {
        if (row < rows[0] || row >= rows[1]) continue
        for (const [from, to] of stretches(points, row))
          owners.fill(owner, Math.max(0, from), Math.max(0, Math.min(owners.length, to)))
      }
      addColours(sums, owners, shapes)
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = Math.round((sums[x * 3 + channel] ?? 0) / SAMPLES ** 2)
      pixels[at + 3] = 255
    }
  }
  return pixels
}

function addColours(sums: Uint16Array, owners: Int16Array, shapes: readonly Painted[]): void {
  for (let sample = 0; sample < owners.length; sample++) {
    const owner = owners[sample] ?? NOBODY
    const colour = owner === NOBODY ? undefined : shapes[owner]?.colour
    if (!colour) continue
    const at = Math.floor(sample / SAMPLES) * 3
    sums[at] = (sums[at] ?? 0) + colour[0]
    sums[at + 1] = (sums[at + 1] ?? 0) + colour[1]
    sums[at + 2] = (sums[at + 2] ?? 0) + colour[2]
  }
}
