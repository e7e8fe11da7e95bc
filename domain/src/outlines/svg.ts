import type { Outline, Point } from '../geometry/outline.ts'
import type { Parts } from './drawing.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Outlines as a drawing program opens them: one path for each, named by its apartment (OUT-09). */
export function outlinesToSvg(outlines: ReadonlyMap<string, Parts>, { width, height }: Size): string {
  const paths = [...outlines].flatMap(([name, parts]) =>
    parts.length === 0 ? [] : [`  <path id="${escaped(name)}" d="${parts.map(pathOf).join(' ')}"/>`],
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#16474F">`,
    ...paths,
    '</svg>',
    '',
  ].join('\n')
}

export interface SvgOutlines {
  readonly outlines: ReadonlyMap<string, Parts>
  /** Names that no apartment has, and shapes without a name. */
  readonly unmatched: readonly string[]
}

/** The other way: paths and polygons by their names, in pixels of the picture whatever the file's own are. */
export function svgToOutlines(
  svg: string,
  names: ReadonlySet<string>,
  picture: Size,
): SvgOutlines | undefined {
  const frame = frameOf(svg)
  if (!frame) return undefined
  const [across, down] = [picture.width / frame.width, picture.height / frame.height]
  const outlines = new Map<string, Parts>()
  const unmatched: string[] = []
  for (const [, kind = '', attributes = ''] of svg.matchAll(SHAPE)) {
    const parts = (
      kind === 'path' ? partsOf(attribute(attributes, 'd')) : [pointsOf(attribute(attributes, 'points'))]
    )
      .map((part) => part.map(([x, y]): Point => [(x - frame.left) * across, (y - frame.top) * down]))
      .filter(({ length }) => length > 2)
    if (parts.length === 0) continue
    const name = [attribute(attributes, 'inkscape:label'), attribute(attributes, 'id')].find((one) =>
      names.has(one),
    )
    if (name) outlines.set(name, [...(outlines.get(name) ?? []), ...parts])
    else unmatched.push(attribute(attributes, 'id') || `${kind} ${unmatched.length + 1}`)
  }
  return { outlines, unmatched }
}

const SHAPE = /<(path|polygon)\b([^<>]*)>/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

function frameOf(svg: string): (Size & { readonly left: number; readonly top: number }) | undefined {
  const root = /<svg\b([^<>]*)>/.exec(svg)?.[1]
  if (root === undefined) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(attribute(root, 'viewBox'))
  if (width > 0 && height > 0) return { left, top, width, height }
  const own = {
    width: Number.parseFloat(attribute(root, 'width')),
    height: Number.parseFloat(attribute(root, 'height')),
  }
  return own.width > 0 && own.height > 0 ? { left: 0, top: 0, ...own } : undefined
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return unescaped(found?.[1] ?? found?.[2] ?? '')
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number)
}

function pointsOf(text: string): Outline {
  const numbers = numbersIn(text)
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []))
}

/** How many numbers each command takes, the last two of which are where it leads. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Outlines have no curves: of each, where it ends. */
function partsOf(path: string): Outline[] {
  const parts: Point[][] = []
  let [x, y, part]: [number, number, Point[]] = [0, 0, []]
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const [command, relative] = [letter.toUpperCase(), letter !== letter.toUpperCase()]
    const takes = TAKES[command] ?? 2
    const numbers = numbersIn(rest)
    if (command === 'Z') {
      ;[x, y] = part[0] ?? [x, y]
      continue
    }
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const last = numbers[at + takes - 1] ?? 0
      const before = numbers[at + takes - 2] ?? 0
      const [fromX, fromY] = relative ? [x, y] : [0, 0]
      if (command === 'H') x = fromX + last
      else if (command === 'V') y = fromY + last
      else [x, y] = [fromX + before, fromY + last]
      if (command === 'M' && at === 0) {
        part = []
        parts.push(part)
      }
      part.push([x, y])
    }
  }
  return parts.map(withoutLast)
}

/** Some programs close a path by hand, on its first point. */
function withoutLast(part: readonly Point[]): Outline {
  const [first, last] = [part[0], part.at(-1)]
  const closed = first && last && part.length > 1 && first[0] === last[0] && first[1] === last[1]
  return closed ? part.slice(0, -1) : part
}

function pathOf(part: Outline): string {
  return `${part.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')}Z`
}

const rounded = (value: number) => Math.round(value * 100) / 100

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
