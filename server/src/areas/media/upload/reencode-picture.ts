import sharp, { type Metadata } from 'sharp'
import { Refused } from '../../../platform/http/refused.ts'
import { checkPictureSize } from './picture-limits.ts'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff'

export type Reencoding = { source: string; kind: PictureKind; maxPixels: number; target: string }

export type Picture = { path: string; extension: string; mime: string; width: number; height: number }

const JPEG_QUALITY = 92
/**
 * Writes the picture anew from its pixels: whatever else the file was or carried is gone, the place where it was taken
 * included. Opaque ones become JPEG, PNG stays PNG and so does all with transparency: both are written line by line.
 */
export async function reencodePicture({ source, kind, maxPixels, target }: Reencoding): Promise<Picture> {
  const facts = await readFacts(source, kind, maxPixels)
  checkPictureSize(facts, maxPixels)
  const asPng = kind === 'png' || facts.hasAlpha
  const picture = open(source, maxPixels).autoOrient().toColourspace('srgb')
  const written = asPng
    ? picture.png()
    : // Optimised tables would need the whole picture in memory.
      picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
  const { width, height } = await written.toFile(target).catch(broken)
  return {
    path: target,
    extension: asPng ? 'png' : 'jpg',
    mime: asPng ? 'image/png' : 'image/jpeg',
    width,
    height,
  }
}

const open = (source: string, maxPixels: number) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })

async function readFacts(source: string, kind: PictureKind, maxPixels: number): Promise<Metadata> {
  const facts = await open(source, maxPixels).metadata().catch(broken)
  const isOfKind =
    kind === 'avif' ? facts.format === 'heif' && facts.compression === 'av1' : facts.format === kind
  if (!isOfKind) throw new Refused('file-type-refused')
  return facts
}

/** What the decoder says goes to nobody: it may name paths. */
function broken(error: unknown): never {
  if (error instanceof Error && error.message.includes('exceeds pixel limit'))
    throw new Refused('picture-too-large')
  throw new Refused('file-broken')
}
