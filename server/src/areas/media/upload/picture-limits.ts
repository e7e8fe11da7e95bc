import type { Metadata } from 'sharp'
import { Refused } from '../../../platform/http/refused.ts'

/** A picture of one row a hundred million pixels long fits no line buffer. */
const SIDE_MAX = 40_000

/**
 * What a picture may take in memory at once. Most are read and written line by line; those that are not are held to
 * this, so that the process stays below half a gigabyte whatever comes.
 */
const WHOLE_MAX_BYTES = 200e6

/**
 * How often their plain pixels such pictures are in memory: estimated from the peaks that `npm run uploads` printed for
 * pictures of one colour; `turned` is a guess that no run has contradicted.
 */
const TIMES = { turned: 2, webp: 3.4, avif: 7, progressive: 3.4 }

const SAMPLE_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const LARGEST_SAMPLE_BYTES = 8

type Facts = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'isProgressive' | 'orientation' | 'channels' | 'depth'
>

/** Refuses by what the head of the file declares, before anything is decoded. */
export function checkPictureSize(facts: Facts, maxPixels: number): void {
  const { width, height } = facts
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > maxPixels)
    throw new Refused('picture-too-large', `${width} × ${height}`)
  if (wholeBytes(facts) > WHOLE_MAX_BYTES)
    throw new Refused('picture-too-large', `${width} × ${height} cannot be read line by line`)
}

/** How much of it must be in memory at the same time; 0 when it goes line by line. */
function wholeBytes({ format, width, height, ...facts }: Facts): number {
  const { isProgressive = false, orientation = 1, channels, depth } = facts
  const pixels = width * height
  const sample = SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE_BYTES
  const plain = pixels * channels * sample
  // Turning a picture needs all of it; mirroring left to right does not.
  const turned = orientation > 2 ? plain * TIMES.turned : 0
  if (format === 'webp') return plain * TIMES.webp + turned
  if (format === 'heif') return plain * TIMES.avif + turned
  // Every scan of a progressive one goes over the whole picture.
  if (isProgressive) return plain * TIMES.progressive + turned
  return turned
}
