import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Point } from '@belvedere/domain/geometry/outline'
import { type Alphabet, lengthOf } from './alphabet.ts'
import { placeLabel, type Way } from './place-label.ts'
import type { Label, Storey, Written } from './plan-drawing.ts'

/** From one base line to the next, and of a line what stands above the base line. */
const LINE = 1.12
const RISE = 0.72
/** What a label of several lines, one that runs upwards and one without its area cost, against covering what stands there. */
const COSTS = { lines: 0.1, turned: 0.35, bare: 0.2 }

type Line = { class: 'n' | 'a'; text: string; letters: number }
type Writing = Way & { lines: Line[]; turned: boolean }

/** The lines of a label in large letters where its room has a place for them; none where it is too small. */
export function largeLabel(
  { name, area }: Label,
  { rooms, things }: Storey,
  size: number,
  alphabet: Alphabet,
): (Written & { letters: number })[] {
  const near = name[0]?.at
  const room = near && rooms.findLast((one) => encloses(one, near))
  if (!room) return []
  const ways = waysToWrite(name.map(({ text }) => text).join(' '), area?.text, size, alphabet)
  const placed = placeLabel(ways, room, things, near)
  if (!placed) return []
  const { lines, turned } = placed.way
  let down = -heightOf(lines) / 2
  return lines.map((line) => {
    const base = down + line.letters * (RISE + (LINE - RISE) / 2)
    down += line.letters * LINE
    const [x, y] = placed.at
    const at: Point = turned ? [x + base, y] : [x, y + base]
    return { ...line, at, anchor: 'middle', turned }
  })
}

function waysToWrite(name: string, area: string | undefined, size: number, alphabet: Alphabet): Writing[] {
  const names = [[name], ...broken(name)]
  const areas = area ? [[area], []] : [[]]
  return names.flatMap((texts) =>
    areas.flatMap((below) =>
      [false, true].map((turned) => {
        const lines: Line[] = [
          ...texts.map((text) => ({ class: 'n', text, letters: size }) as const),
          ...below.map((text) => ({ class: 'a', text, letters: size }) as const),
        ]
        const length = Math.max(
          ...lines.map(({ text, letters }) => (lengthOf(alphabet, text) * letters) / alphabet.em),
        )
        const height = heightOf(lines)
        const cost =
          (texts.length - 1) * COSTS.lines +
          (turned ? COSTS.turned : 0) +
          (area && below.length === 0 ? COSTS.bare : 0)
        const [wide, high] = turned ? [height, length] : [length, height]
        return { lines, turned, cost, width: wide, height: high }
      }),
    ),
  )
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { letters }) => sum + letters * LINE, 0)

/** In two lines, each break of it. */
function broken(name: string): string[][] {
  const words = name.split(' ')
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
}
