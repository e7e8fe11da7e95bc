import sharp from 'sharp'
import type { Dataset, Surrounding, View } from './dataset.ts'

/** What is cut out around an info point: so much of the picture's width. */
const SHARE = 0.42
const RATIO = 16 / 9
const QUALITY = 86
/** More would only repeat what the first two show. */
const MOST = 2

export type Cutting = { name: string; view: View; x: number; y: number }

/** Where on the pictures an info point is seen: its own pictures are cut out of them. */
export function cuttingsOf({ views }: Dataset, { key, positions }: Surrounding): Cutting[] {
  return positions.slice(0, MOST).map(({ view: id, x, y }) => {
    const view = views.find((one) => one.id === id)
    if (!view) throw new Error(`The dataset has no view ${id}`)
    return { name: `surroundings/${key}-${id}.jpg`, view, x, y }
  })
}

/** The part of the picture around the point, as far as the picture's edges let it be the middle. */
export async function cutOut({ view, x, y }: Cutting, picture: Buffer): Promise<Buffer> {
  const width = Math.round(view.width * SHARE)
  const height = Math.round(width / RATIO)
  const within = (at: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(at - size / 2, 0), whole - size))
  return sharp(picture)
    .extract({ left: within(x, width, view.width), top: within(y, height, view.height), width, height })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
