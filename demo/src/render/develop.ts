import sharp from 'sharp'
import type { Layers } from './light.ts'
import { smoothed } from './smooth.ts'

/** What shines brighter than this flows over into its surroundings, as it does in a lens. */
const FLOWS_OVER = 0.9
const FLOWS = [
  { sigma: 0.0022, strength: 0.34 },
  { sigma: 0.009, strength: 0.24 },
  { sigma: 0.03, strength: 0.16 },
]

/** The layers as a JPEG: light times colour, what shines, its halo, on a film's curve. */
export async function developed(
  layers: Layers,
  width: number,
  height: number,
  exposure: number,
): Promise<Buffer> {
  const light = smoothed(layers, width, height)
  const whole = layers.shine.map(
    (shine, at) => (shine + (light[at] ?? 0) * (layers.colour[at] ?? 0)) * exposure,
  )
  for (const { sigma, strength } of FLOWS) {
    const halo = await haloOf(whole, width, height, sigma * width)
    for (let at = 0; at < whole.length; at += 1) whole[at] = (whole[at] ?? 0) + (halo[at] ?? 0) * strength
  }
  const bytes = Uint8Array.from(whole, (value) => Math.round(255 * filmic(value)))
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Blurred in eight bits with its root taken, which keeps the dark end fine enough for a glow. */
async function haloOf(
  whole: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Promise<Float32Array> {
  const bright = Uint8Array.from(
    whole,
    (value) => 255 * Math.sqrt(Math.min(Math.max(value - FLOWS_OVER, 0) / 6, 1)),
  )
  const blurred = await sharp(bright, { raw: { width, height, channels: 3 } })
    .blur(Math.max(sigma, 0.5))
    .raw()
    .toBuffer()
  return Float32Array.from(blurred, (value) => (value / 255) ** 2 * 6)
}

/** The curve of ACES, as fitted by Narkowicz, with the gamma of a screen. */
function filmic(value: number): number {
  const curved = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
  return Math.min(Math.max(curved, 0), 1) ** (1 / 2.2)
}
