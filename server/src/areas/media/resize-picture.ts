import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { type ResizeFormat, resizedKey } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { withLocalCopy } from '../../platform/files/temporary-folder.ts'

/** Both look alike. AVIF at its usual effort would keep the first visitor waiting for seconds. */
const ENCODINGS = {
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
  avif: (picture: Sharp) => picture.avif({ quality: 45, effort: 2 }),
}
/** Each takes memory; the others wait. */
const AT_ONCE = 2

/** Pictures made of pixels; a drawing (SVG) fits every width as it is. */
const RESIZABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const isResizable = (mime: string): boolean => RESIZABLE.includes(mime)

/** Gives the key of the picture in that width and format, never larger than it is; made when first asked for, then kept. */
export function pictureResizer(files: FileStore) {
  const underWay = new Map<string, Promise<void>>()
  const turn = pLimit(AT_ONCE)
  const ensure = async (key: string, width: number, format: ResizeFormat) => {
    if (!(await files.has(resizedKey(key, width, format)))) await turn(() => make(files, key, width, format))
  }
  return async (key: string, width: number, format: ResizeFormat = 'webp'): Promise<string> => {
    const resized = resizedKey(key, width, format)
    // Ten who ask at once for a width that is not there yet wait for one making.
    const ensuring =
      underWay.get(resized) ?? ensure(key, width, format).finally(() => underWay.delete(resized))
    underWay.set(resized, ensuring)
    await ensuring
    return resized
  }
}

async function make(files: FileStore, key: string, width: number, format: ResizeFormat): Promise<void> {
  const smaller = await withLocalCopy(files, key, (path) =>
    ENCODINGS[format](sharp(path).rotate().resize({ width, withoutEnlargement: true })).toBuffer(),
  )
  if (smaller) await files.put(resizedKey(key, width, format), smaller)
}
