import { createHash } from 'node:crypto'

const FINGERPRINT_LENGTH = 32

/** Where a file is stored: named by its content, so that equal files are one and an address never changes meaning. */
export function fileKey(bytes: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, FINGERPRINT_LENGTH)}.${extension}`
}

/** What makes a file's address cacheable for good (`v`). */
export function fingerprintOf(key: string): string {
  return key.slice(0, FINGERPRINT_LENGTH)
}

/** A picture's Deep Zoom pyramid lies below `<key>.tiles`. */
export function tilesKey(key: string): string {
  return `${key}.tiles`
}

/** A picture in another width. */
export function resizedKey(key: string, width: number): string {
  return `${key}.w${width}.webp`
}
