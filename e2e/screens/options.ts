import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../support/languages.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** Fingers, and no pointer that hovers. */
  readonly touch: boolean
}

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export interface Options {
  /** Whose screens: the buyers', the authors', the sellers'. */
  readonly of: 'buyers' | 'studio' | 'desk'
  readonly sizes: readonly Size[]
  readonly languages: readonly Language[]
  readonly schemes: readonly Scheme[]
  /** Parts of the names of the screens that are wanted. */
  readonly only: readonly string[]
}

const SIZES: readonly Size[] = [
  { width: 1440, height: 900, touch: false },
  { width: 1366, height: 657, touch: false },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
]
const STAFF_SIZES: readonly Size[] = [
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 800, touch: false },
  { width: 390, height: 844, touch: true },
]

export const nameOf = ({ width, height }: Size) => `${width}x${height}`

/** `--studio` or `--desk`, `--size 390x844 --language rs --scheme dark --only apartment --only menu`; what is not named is taken whole. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      studio: { type: 'boolean', default: false },
      desk: { type: 'boolean', default: false },
      size: { type: 'string' },
      language: { type: 'string' },
      scheme: { type: 'string' },
      only: { type: 'string', multiple: true, default: [''] },
    },
  })
  const of = values.studio ? 'studio' : values.desk ? 'desk' : 'buyers'
  return {
    of,
    sizes: chosen(of === 'buyers' ? SIZES : STAFF_SIZES, nameOf, values.size),
    languages: chosen(LANGUAGES, ({ code }) => code, values.language),
    schemes: chosen(SCHEMES, (scheme) => scheme, values.scheme),
    only: values.only,
  }
}

function chosen<Item>(
  all: readonly Item[],
  named: (item: Item) => string,
  name: string | undefined,
): readonly Item[] {
  const some = name === undefined ? all : all.filter((item) => named(item) === name)
  if (some.length === 0) throw new Error(`There is no ${name}: take one of ${all.map(named).join(', ')}`)
  return some
}
