/** What is taken, by its first bytes. The name and the type that came along are not believed. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'svg' | 'pdf'

/** As much of a file as is needed to tell. */
export const HEAD_BYTES = 4096

/**
 * What may stand before a drawing: a declaration, comments, a document type. One at a time: in one pattern for all of
 * them a comment could end at any later `-->`, and trying every way takes for ever.
 */
const BEFORE_SVG = /\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>)/iy
const SVG = /\s*<svg[\s/>]/iy

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
  return isSvg(head.toString().replace(/^\ufeff/, '')) ? 'svg' : undefined
}

/** Whether a drawing begins here; parse-svg.ts then refuses whatever it does not know. */
function isSvg(text: string): boolean {
  let at = 0
  for (BEFORE_SVG.lastIndex = 0; BEFORE_SVG.test(text); ) at = BEFORE_SVG.lastIndex
  SVG.lastIndex = at
  return SVG.test(text)
}

/** What a file of that family says it may be read as: the head's length, then names of four letters. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.length, head.length >= 4 ? head.readUInt32BE(0) : 0)
  const names = head.subarray(8, end).toString('latin1')
  return names.match(/.{4}/gs) ?? []
}
