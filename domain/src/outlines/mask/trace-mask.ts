import type { Outline } from '../../geometry/outline.ts'
import { fillFromBeside, UNKNOWN } from './fill-from-beside.ts'
import { labelPixels } from './label-pixels.ts'
import { GROUND, type Labelled } from './labelled.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Colour, Pixels } from './pixels.ts'
import { ringOf } from './ring-of.ts'
import { smoothRing } from './smooth-ring.ts'

/** In pixels of the picture: how far an outline may be from the edge of its colour. */
export const MASK_PRECISION = 1.5
/** And as a share of its width, so that a small one is followed more closely. */
const PRECISION_SHARE = 1 / 32
/** A piece that is smaller is a speck, by its pixels or by its share of its colour. */
const SPECK_PIXELS = 16
const SPECK_SHARE = 0.01
/** A colour that is smaller than this share of the middle one is what a JPEG makes of an edge. */
const NOISE_SHARE = 1 / 12
/** Frames whose proportions differ by less are the same, cut to whole pixels. */
const PROPORTIONS = 0.004
/** Of the time that reading takes. */
const LABELLED = 0.85

export interface MaskColour {
  readonly colour: Colour
  /** Of the mask. */
  readonly pixels: number
  /** Several where something stands in front; the largest first. */
  readonly parts: readonly Outline[]
}

export type TracedMask =
  | { readonly frame: 'other' }
  | {
      readonly frame: 'same' | 'scaled'
      readonly colours: readonly MaskColour[]
      /** The share of pixels on edges so soft that they may belong to either side. */
      readonly doubtful: number
    }

interface Size {
  readonly width: number
  readonly height: number
}

/** Of which colour each pixel of a mask is, and what hangs together: all that takes long. */
export interface ReadMask {
  readonly labelled: Labelled
  readonly pieces: readonly Piece[]
  readonly doubtful: number
}

/** Undefined for another frame: nothing of it would lie where it belongs. */
export function readMask(
  mask: Pixels,
  picture: Size,
  onProgress: (share: number) => void = () => undefined,
): ReadMask | undefined {
  if (!sameProportions(mask, picture)) return undefined
  const { doubtful, ...labelled } = labelPixels(mask, (share) => onProgress(share * LABELLED))
  const pieces = withoutSpecks(labelled, mask)
  onProgress(1)
  return { labelled, pieces, doubtful: doubtful / Math.max(1, sizeOf(pieces)) }
}

/** Outlines in pixels of the picture: one flat colour is one outline, always in the same order. */
export function traceColours(
  { labelled, pieces }: ReadMask,
  picture: Size,
  precision = MASK_PRECISION,
): MaskColour[] {
  const [across, down] = [picture.width / labelled.width, picture.height / labelled.height]
  const piecesOfColour = Map.groupBy(pieces, ({ label }) => label)
  const precisions = new Map<number, number>()
  for (const [label, own] of piecesOfColour) {
    const width = Math.sqrt(sizeOf(own) * across * down)
    precisions.set(label, Math.min(precision, width * PRECISION_SHARE))
  }
  const precisionOf = (label: number) => precisions.get(label) ?? precision
  const colours = [...piecesOfColour].map(([label, own]): MaskColour => {
    const parts = own
      .toSorted((a, b) => b.pixels - a.pixels)
      .map((piece) =>
        smoothRing(
          ringOf(labelled, piece),
          ({ x, y }) => [x * across, y * down],
          (beyond) => Math.min(precisionOf(label), precisionOf(beyond)),
        ),
      )
      .filter(({ length }) => length > 2)
    return { colour: labelled.colours[label] ?? [0, 0, 0], pixels: sizeOf(own), parts }
  })
  return colours.filter(({ parts }) => parts.length > 0)
}

/** Outlines in pixels of the picture from a mask of the same frame (OUT-03). */
export function traceMask(mask: Pixels, picture: Size, precision = MASK_PRECISION): TracedMask {
  const read = readMask(mask, picture)
  if (!read) return { frame: 'other' }
  return {
    frame: mask.width === picture.width && mask.height === picture.height ? 'same' : 'scaled',
    colours: traceColours(read, picture, precision),
    doubtful: read.doubtful,
  }
}

function sameProportions(a: Size, b: Size): boolean {
  return Math.abs((a.width * b.height) / (a.height * b.width) - 1) < PROPORTIONS
}

/** Gives the specks to what surrounds them. */
function withoutSpecks(labelled: Labelled, mask: Pixels): Piece[] {
  const pieces = piecesOf(labelled)
  const specks = specksOf(pieces)
  if (specks.length === 0) return coloured(pieces)
  const pixels = specks.flatMap(({ runs }) => runs).flatMap((run) => pixelsOf(run, labelled.width))
  for (const pixel of pixels) labelled.labels[pixel] = UNKNOWN
  fillFromBeside(labelled, mask, pixels)
  return coloured(piecesOf(labelled))
}

function specksOf(pieces: readonly Piece[]): Piece[] {
  const sizes = new Map<number, number>()
  for (const { label, pixels } of coloured(pieces)) sizes.set(label, (sizes.get(label) ?? 0) + pixels)
  const noise = median([...sizes.values()]) * NOISE_SHARE
  return pieces.filter(({ label, pixels }) => {
    if (label === GROUND) return pixels < SPECK_PIXELS
    const whole = sizes.get(label) ?? 0
    return pixels < SPECK_PIXELS || pixels < whole * SPECK_SHARE || whole < noise
  })
}

function pixelsOf({ y, from, to }: Piece['runs'][number], width: number): number[] {
  return Array.from({ length: to - from }, (_, i) => y * width + from + i)
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { pixels }) => sum + pixels, 0)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function coloured(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ label }) => label !== GROUND)
}
