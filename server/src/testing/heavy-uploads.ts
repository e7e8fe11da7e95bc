import sharp from 'sharp'
import { whitePng } from './crafted-pictures.ts'
import type { HostileUpload } from './hostile-uploads.ts'

const MEGAPIXEL = 1e6

const flat = (megapixels: number) => {
  const side = Math.floor(Math.sqrt(megapixels * MEGAPIXEL))
  const create = { width: side, height: side, channels: 3 as const, background: '#16474F' }
  return sharp({ create, limitInputPixels: false })
}

/** Small files that unfold to as much as is allowed, or to more; too slow to make for every run of the tests. */
export const HEAVY_UPLOADS: readonly HostileUpload[] = [
  {
    title: 'a whole PNG of 900 megapixels',
    outcome: 'picture-too-large',
    bytes: () => whitePng(30_000, 30_000, 1),
  },
  { title: 'a PNG of 100 megapixels', outcome: 'harmless', bytes: () => whitePng(10_000, 10_000, 8) },
  { title: 'a JPEG of 100 megapixels', outcome: 'harmless', bytes: () => flat(100).jpeg().toBuffer() },
  { title: 'a TIFF of 100 megapixels', outcome: 'harmless', bytes: () => flat(100).tiff().toBuffer() },
  {
    title: 'a progressive JPEG of 100 megapixels, which must be held whole',
    outcome: 'picture-too-large',
    bytes: () => flat(100).jpeg({ progressive: true }).toBuffer(),
  },
  {
    title: 'a progressive JPEG of 19 megapixels',
    outcome: 'harmless',
    bytes: () => flat(19).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { title: 'a WebP of 19 megapixels', outcome: 'harmless', bytes: () => flat(19).webp().toBuffer() },
  {
    title: 'an AVIF of 9 megapixels',
    outcome: 'harmless',
    bytes: () => flat(9).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    title: 'a JPEG of 33 megapixels lying on its side',
    outcome: 'harmless',
    bytes: () => flat(33).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  },
]
