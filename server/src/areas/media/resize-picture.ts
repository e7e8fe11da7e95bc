import sharp from 'sharp'
import { resizedKey } from '../../platform/file-key.ts'
import type { FileStore } from '../../platform/files.ts'
import { inTurn } from '../../platform/in-turn.ts'
import { withLocalCopy } from '../../platform/temporary-folder.ts'

const QUALITY = 80
/** Each takes memory; the others wait. */
const AT_ONCE = 2

/** Pictures made of pixels; a drawing (SVG) fits every width as it is. */
const RESIZABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const isResizable = (mime: string): boolean => RESIZABLE.includes(mime)

/** Gives the key of the picture in that width, never larger than it is; made when first asked for, then kept. */
export function pictureResizer(files: FileStore) {
  const underWay = new Map<string, Promise<void>>()
  const turn = inTurn(AT_ONCE)
  const ensure = async (key: string, width: number) => {
    if (!(await files.has(resizedKey(key, width)))) await turn(() => make(files, key, width))
  }
  return async (key: string, width: number): Promise<string> => {
    const resized = resizedKey(key, width)
    // Ten who ask at once for a width that is not there yet wait for one making.
    const ensuring = underWay.get(resized) ?? ensure(key, width).finally(() => underWay.delete(resized))
    underWay.set(resized, ensuring)
    await ensuring
    return resized
  }
}

async function make(files: FileStore, key: string, width: number): Promise<void> {
  const smaller = await withLocalCopy(files, key, (path) =>
    sharp(path).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
  )
  if (smaller) await files.put(resizedKey(key, width), smaller)
}
