import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** What of a file of @fontsource-variable is kept. */
interface Part {
  readonly family: 'newsreader' | 'hanken-grotesk' | 'bricolage-grotesque' | 'figtree'
  readonly letters: 'latin' | 'serbian'
  /** The file's own axis besides the weight, as its name has it. */
  readonly axis: 'opsz' | 'wght'
  /** Those that our tokens use; without it all of them: a project's stylesheet chooses. */
  readonly weights?: { readonly min: number; readonly max: number; readonly default: number }
}

const SERBIAN = 'ČčĆćĐđŠšŽž'
/** Latin-1, and of what lies beyond it the marks that the files of "latin" have. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€™−\u2002\u2009\u200a\u202f`

const NEWSREADER = {
  family: 'newsreader',
  axis: 'opsz',
  weights: { min: 300, max: 400, default: 400 },
} as const
const HANKEN = {
  family: 'hanken-grotesk',
  axis: 'wght',
  weights: { min: 400, max: 700, default: 400 },
} as const
const BRICOLAGE = { family: 'bricolage-grotesque', axis: 'opsz' } as const
const FIGTREE = { family: 'figtree', axis: 'wght' } as const

const PARTS: readonly Part[] = [
  { ...NEWSREADER, letters: 'latin' },
  { ...NEWSREADER, letters: 'serbian' },
  { ...HANKEN, letters: 'latin' },
  { ...HANKEN, letters: 'serbian' },
  { ...BRICOLAGE, letters: 'serbian' },
  { ...FIGTREE, letters: 'serbian' },
]

/**
 * Of each face what a page of ours needs (web/app/ui/fonts.css): the published files hold every weight, and the ten
 * letters that Serbian adds among seven hundred others.
 */
export const fonts = PARTS.map((part) => ({
  path: `web/app/ui/fonts/${part.family}-${part.letters}.woff2`,
  make: () => partOf(part),
}))

function partOf({ family, letters, axis, weights }: Part): Promise<Buffer> {
  const set = letters === 'latin' ? 'latin' : 'latin-ext'
  const name = `@fontsource-variable/${family}/files/${family}-${set}-${axis}-normal.woff2`
  const text = letters === 'latin' ? LATIN : SERBIAN
  return readFile(fileURLToPath(import.meta.resolve(name))).then((whole) =>
    subsetFont(whole, text, { targetFormat: 'woff2', ...(weights && { variationAxes: { wght: weights } }) }),
  )
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, nth) => from + nth))
}
