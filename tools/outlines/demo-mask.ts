import type { Pixels } from '@belvedere/domain/outlines/mask/pixels'
import type { MaskColour } from '@belvedere/domain/outlines/mask/trace-mask'
import sharp from 'sharp'
import type { DemoView } from './demo-views.ts'
import { drawMask } from './draw-mask.ts'
import { maskPalette } from './mask-palette.ts'

export const FORMATS = ['png', 'jpeg'] as const
export type Format = (typeof FORMATS)[number]
const JPEG_QUALITY = 90
/** What a JPEG makes of a flat colour, and much less than there is between two. */
const SAME_COLOUR = 8

/** The mask that a 3D studio would export with this view, read back from a file. */
export async function demoMask(
  view: DemoView,
  format: Format,
  size: { readonly width: number; readonly height: number } = view,
): Promise<Pixels> {
  const [across, down] = [size.width / view.width, size.height / view.height]
  const palette = maskPalette(view.outlines.length)
  const shapes = view.outlines.map(({ points }, i) => ({
    points: points.map(([x, y]) => [x * across, y * down] as const),
    colour: palette[i] ?? ([0, 0, 0] as const),
  }))
  const { width, height } = size
  const drawn = sharp(drawMask(shapes, size), { raw: { width, height, channels: 4 } })
  const file = await (format === 'png'
    ? drawn.png({ compressionLevel: 1 })
    : drawn.removeAlpha().jpeg({ quality: JPEG_QUALITY })
  ).toBuffer()
  return { width, height, data: await sharp(file).ensureAlpha().raw().toBuffer() }
}

/** For each outline of the view, in their order, what was found of its colour. */
export function byOutline(view: DemoView, found: readonly MaskColour[]): (MaskColour | undefined)[] {
  return maskPalette(view.outlines.length).map((own) =>
    found.find(({ colour }) => Math.hypot(...own.map((value, i) => value - (colour[i] ?? 0))) <= SAME_COLOUR),
  )
}
