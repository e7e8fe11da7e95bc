import { colourCubes } from './colour-cubes.ts'
import { fillFromBeside, UNKNOWN } from './fill-from-beside.ts'
import { findColours } from './find-colours.ts'
import type { Labelled } from './labelled.ts'
import type { Colour, Pixels } from './pixels.ts'

/** Of the time that it takes: until all colours are counted, and until all but soft edges have theirs. */
const [COUNTED, LABELLED] = [0.5, 0.8]

/** The nearest colour wins: of all in the flat, of those beside it on a soft edge. Some pixels stay in doubt. */
export function labelPixels(
  pixels: Pixels,
  onProgress: (share: number) => void = () => undefined,
): Labelled & { readonly doubtful: number } {
  const { width, height, data } = pixels
  const { cubes, counts } = colourCubes(pixels, (share) => onProgress(share * COUNTED))
  const { count, numberOf } = findColours(counts)
  // A mask of 24 megapixels has 96 MB of these: the same ones are used again.
  const labels = cubes
  const unknown: number[] = []
  const sums = new Float64Array(count * 4)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const cube = cubes[pixel] ?? UNKNOWN
    const label = cube === UNKNOWN ? UNKNOWN : (numberOf[cube] ?? UNKNOWN)
    labels[pixel] = label
    if (label === UNKNOWN) unknown.push(pixel)
    else addColour(sums, label * 4, data, pixel * 4)
  }
  onProgress(LABELLED)
  const labelled: Labelled = { width, height, labels, colours: meanColours(sums) }
  return { ...labelled, doubtful: fillFromBeside(labelled, pixels, unknown) }
}

function addColour(sums: Float64Array, to: number, data: Pixels['data'], at: number): void {
  sums[to] = (sums[to] ?? 0) + (data[at] ?? 0)
  sums[to + 1] = (sums[to + 1] ?? 0) + (data[at + 1] ?? 0)
  sums[to + 2] = (sums[to + 2] ?? 0) + (data[at + 2] ?? 0)
  sums[to + 3] = (sums[to + 3] ?? 0) + 1
}

/** Of each label, over the pixels that are sure to have it. */
function meanColours(sums: Float64Array): Colour[] {
  return Array.from({ length: sums.length / 4 }, (_, label) => {
    const [red = 0, green = 0, blue = 0, size = 0] = sums.subarray(label * 4, label * 4 + 4)
    const mean = (sum: number) => Math.round(sum / Math.max(1, size))
    return [mean(red), mean(green), mean(blue)] as const
  })
}
