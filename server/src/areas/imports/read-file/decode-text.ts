import type { Letters } from '@belvedere/domain/imports/letters'

const MARKS: readonly [Letters, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** How much of a file is looked at for what its letters are. */
const LOOK_AT_BYTES = 100_000

/**
 * Which letters a text file is written in: by its byte order mark, else UTF-8 if it is that without a fault, else UTF-16
 * by its empty halves, else one of the two that Windows writes here. Programs that guess by statistics fail on Serbian
 * (they were tried), so the reader is shown a sample and may choose another.
 */
export function guessLetters(bytes: Buffer): Letters {
  const marked = MARKS.find(([, mark]) => mark.every((byte, nth) => bytes[nth] === byte))
  if (marked) return marked[0]
  const empty = emptyHalves(bytes)
  if (empty) return empty
  if (isUtf8(bytes)) return 'utf-8'
  return isMostlyCyrillic(bytes) ? 'windows-1251' : 'windows-1250'
}

/** Half of the bytes of plain words are zero in UTF-16, and none in any other. */
function emptyHalves(bytes: Buffer): Letters | undefined {
  const looked = bytes.subarray(0, LOOK_AT_BYTES)
  const empty = [0, 0]
  for (const [nth, byte] of looked.entries()) if (byte === 0) empty[nth % 2] = (empty[nth % 2] ?? 0) + 1
  const [even = 0, odd = 0] = empty
  const many = looked.length / 4
  if (odd > many && even < many / 4) return 'utf-16le'
  return even > many && odd < many / 4 ? 'utf-16be' : undefined
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** In Cyrillic most letters lie above ASCII, in Serbian Latin a few. */
function isMostlyCyrillic(bytes: Buffer): boolean {
  const letters =
    new TextDecoder('windows-1251').decode(bytes.subarray(0, LOOK_AT_BYTES)).match(/\p{L}/gu) ?? []
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter))
  return cyrillic.length > letters.length / 2
}

export const decodeText = (bytes: Buffer, letters: Letters): string => new TextDecoder(letters).decode(bytes)
