import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** 30,000 × 30,000 is 900 megapixels. */
export const HUGE_SIDE = 30_000

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GREY = 0
const RGB = 2
type PngOptions = { bits?: number; colour?: number; rows?: Buffer; extra?: Buffer[] }

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG whose head says so many pixels; its compressed rows are whatever is given. */
export function png(width: number, height: number, options: PngOptions = {}): Buffer {
  const { bits = 8, colour = RGB, rows = deflateSync(Buffer.alloc(64)), extra = [] } = options
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, 0], 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A whole PNG of one colour: a few kilobytes that unfold to all their pixels. */
export function whitePng(width: number, height: number, bits: 1 | 8): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 0xff).fill(0, 0, 1)
  const rows = deflateSync(Buffer.alloc(row.length * height, row))
  return png(width, height, { bits, colour: GREY, rows })
}

/** A text of nothing but zeros that unfolds to as many megabytes. */
export const pngTextBomb = (megabytes: number) =>
  pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * 2 ** 20))]),
  )

const small = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#16474F' } })

export const smallJpeg = () => small().jpeg().toBuffer()
export const smallPng = () => small().png().toBuffer()
export const smallWebp = () => small().webp().toBuffer()
export const smallAvif = () => small().avif({ effort: 0 }).toBuffer()
export const smallTiff = () => small().tiff().toBuffer()

/** A real JPEG whose frame head (SOF0) was made to say otherwise. */
export async function jpegDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await smallJpeg()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A canvas (VP8X) of that size around nothing. */
export function webpDeclaring(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(22, 4)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

/** A real AVIF whose size box was made to say otherwise. */
export async function avifDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await smallAvif()
  const size = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, size + 8)
  bytes.writeUInt32BE(height, size + 12)
  return bytes
}

/** One strip, said to hold all rows. */
export function tiffDeclaring(width: number, height: number): Buffer {
  const tags = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, width * height],
  ]
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(tags.length, 8)
  for (const [index, [tag = 0, type = 0, value = 0]] of tags.entries()) {
    const at = 10 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(1, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  return bytes
}
