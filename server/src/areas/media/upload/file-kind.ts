/** What is taken, by what its first bytes say. The name and the type that came along are nobody's word. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'svg' | 'pdf'

/** As much of a file as is needed to tell. */
export const HEAD_BYTES = 4096

/** After a byte order mark, a declaration, comments: whatever else stands there, parse-svg.ts refuses. */
const SVG = /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[\s\S]*?>\s*)*<svg[\s/>]/i

const STARTS: readonly (readonly [FileKind, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0+'],
  ['pdf', '%PDF-'],
]

export function fileKind(head: Buffer): FileKind | undefined {
  const text = head.toString('latin1')
  const [kind] = STARTS.find(([, start]) => text.startsWith(start)) ?? []
  if (kind) return kind
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return brandsOf(head).includes('avif') ? 'avif' : undefined
  return SVG.test(head.toString().replace(/^\ufeff/, '')) ? 'svg' : undefined
}

/** What a file of that family says it may be read as: the head's length, then names of four letters. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.length, head.length >= 4 ? head.readUInt32BE(0) : 0)
  const names = head.subarray(8, end).toString('latin1')
  return names.match(/.{4}/gs) ?? []
}
