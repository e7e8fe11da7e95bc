/** How the base64 of each picture format begins; a JPEG's `/9j/` would otherwise pass for an address. */
const BASE64_SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^\/9j\//, 'image/jpeg'],
  [/^iVBORw0KGgo/, 'image/png'],
  [/^R0lGOD/, 'image/gif'],
  [/^UklGR/, 'image/webp'],
  [/^AAAA.{4}eXBhdmlm/, 'image/avif'],
  [/^(PHN2Zy|PD94bW)/, 'image/svg+xml'],
]

const BASE64_TEXT = /^[A-Za-z0-9+/\s]+={0,2}$/
const PICTURE_DATA = /^data:image\//i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const ADDRESS_SCHEME = /^(https?|blob):/i

/** What an image element can show: the data string with its head, or the address; undefined when there is no picture. */
export function planImageSource(media: string | null | undefined): string | undefined {
  const text = media?.trim()
  if (!text) return undefined
  if (PICTURE_DATA.test(text)) return text
  if (SCHEME.test(text)) return ADDRESS_SCHEME.test(text) ? text : undefined
  const type = base64PictureType(text)
  return type ? `data:${type};base64,${text.replace(/\s/g, '')}` : text
}

/** PDF file names are filtered out of POI images (spec section 7). */
export function withoutPdf<Item extends { readonly name: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ name }) => !/\.pdf$/i.test(name))
}

function base64PictureType(text: string): string | undefined {
  if (!BASE64_TEXT.test(text)) return undefined
  return BASE64_SIGNATURES.find(([start]) => start.test(text))?.[1]
}
