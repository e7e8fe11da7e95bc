import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { RESIZE_FORMATS } from '@belvedere/contract/inputs'

export type ResizeFormat = (typeof RESIZE_FORMATS)[number]

const FINGERPRINT_LENGTH = 32

/** Where a file is stored: named by its content, so that equal files are one and an address never changes meaning. */
export function fileKey(bytes: Uint8Array, extension: string): string {
  return named(createHash('sha256').update(bytes).digest('hex'), extension)
}

/** The same for a file on the disk, however large. */
export async function fileKeyOf(path: string, extension: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return named(hash.digest('hex'), extension)
}

const NAMED = new RegExp(`^[0-9a-f]{${FINGERPRINT_LENGTH}}[.][a-z0-9]+`)

const named = (digest: string, extension: string) => `${digest.slice(0, FINGERPRINT_LENGTH)}.${extension}`

/** What makes a file's address cacheable for good (`v`). */
export function fingerprintOf(key: string): string {
  return key.slice(0, FINGERPRINT_LENGTH)
}

/** The stored file that a name in the store belongs to: itself, its tiles, another width, a part half written. */
export function keyOfName(name: string): string | undefined {
  return NAMED.exec(name)?.[0]
}

/** A picture's Deep Zoom pyramid lies below `<key>.tiles`. */
export function tilesKey(key: string): string {
  return `${key}.tiles`
}

/** A picture in another width. */
export function resizedKey(key: string, width: number, format: ResizeFormat): string {
  return `${key}.w${width}.${format}`
}
