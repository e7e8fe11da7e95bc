import sharp from 'sharp'
import { resizedKey } from '../../platform/file-key.ts'
import type { FileStore } from '../../platform/files.ts'

const QUALITY = 80

/** Pictures made of pixels; a drawing (SVG) fits every width as it is. */
const RESIZABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const isResizable = (mime: string): boolean => RESIZABLE.includes(mime)

/** Gives the key of the picture in that width, never larger than it is; made when first asked for, then kept. */
export function pictureResizer(files: FileStore) {
  const underWay = new Map<string, Promise<void>>()
  return async (key: string, width: number): Promise<string> => {
    const resized = resizedKey(key, width)
    if (await files.has(resized)) return resized
    // Ten who ask at once for a width that is not there yet wait for one making.
    const making = underWay.get(resized) ?? make(files, key, width).finally(() => underWay.delete(resized))
    underWay.set(resized, making)
    await making
    return resized
  }
}

async function make(files: FileStore, key: string, width: number): Promise<void> {
  const original = await files.read(key)
  if (!original) return
  const smaller = await sharp(original)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
  await files.put(resizedKey(key, width), await smaller.toBuffer())
}
