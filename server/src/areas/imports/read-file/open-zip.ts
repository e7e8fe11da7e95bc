import { inflateRawSync } from 'node:zlib'
import { FileRefused } from './file-refused.ts'

/** A workbook of 20,000 rows takes a quarter of it. */
const INFLATED_MAX_BYTES = 128 * 1024 * 1024
const ENTRIES_MAX = 1_000

const END = { signature: 0x06054b50, bytes: 22, commentMax: 65_535 }
const ENTRY = { signature: 0x02014b50, bytes: 46 }
const LOCAL = { signature: 0x04034b50, bytes: 30 }
const STORED = 0
const DEFLATED = 8

/**
 * The files in a zip, each inflated under a cap on all of them together: what it says of its sizes is not believed. What
 * is behind the cap is a bomb, and is refused before anything is parsed.
 */
export function openZip(bytes: Buffer): Map<string, Buffer> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new FileRefused('file-unsafe', 'too many parts')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  let left = INFLATED_MAX_BYTES
  try {
    for (let nth = 0; nth < count; nth += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY.signature) throw new FileRefused('file-broken', 'zip')
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
        bytes.readUInt16LE(at + place),
      )
      const name = bytes.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + (nameLength ?? 0))
      const content = inflate(bytes, at, left)
      left -= content.length
      // The parser makes room for what is said: it had better be so.
      if (bytes.readUInt32LE(at + 24) !== content.length) throw new FileRefused('file-broken', 'zip')
      files.set(name, content)
      at += ENTRY.bytes + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
    }
  } catch (error) {
    throw error instanceof RangeError ? new FileRefused('file-broken', 'zip') : error
  }
  return files
}

/** The last thing in a zip, but for a comment. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END.bytes - END.commentMax)
  for (let at = bytes.length - END.bytes; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === END.signature) return at
  throw new FileRefused('file-broken', 'zip')
}

function inflate(bytes: Buffer, entry: number, maxOutputLength: number): Buffer {
  const flags = bytes.readUInt16LE(entry + 8)
  if (flags & 1) throw new FileRefused('file-type-refused', 'encrypted')
  const method = bytes.readUInt16LE(entry + 10)
  const packed = bytes.readUInt32LE(entry + 20)
  const local = bytes.readUInt32LE(entry + 42)
  if (bytes.readUInt32LE(local) !== LOCAL.signature) throw new FileRefused('file-broken', 'zip')
  const from = local + LOCAL.bytes + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(from, from + packed)
  if (method === STORED) {
    if (content.length > maxOutputLength) throw new FileRefused('file-unsafe', 'inflated')
    return content
  }
  if (method !== DEFLATED) throw new FileRefused('file-broken', 'zip')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxOutputLength) })
  } catch (error) {
    const tooLarge =
      error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new FileRefused(tooLarge ? 'file-unsafe' : 'file-broken', tooLarge ? 'inflated' : 'zip')
  }
}
