import { type Box, boxOf } from '@belvedere/domain/geometry/box'
import type { Outline, Point } from '@belvedere/domain/geometry/outline'

/** A line of words: the middle of its base line, or where it begins. */
export type Written = { class: string; text: string; at: Point; anchor: 'middle' | 'start'; turned: boolean }

/** What stands in a room: its name in one or two lines, its area, and the paper beneath them. */
export type Label = { name: Written[]; area: Written | undefined; paper: string }

/** A storey of a plan, in its own coordinates: a duplex has two. */
export type Storey = {
  at: Point
  /** The drawing without its words. */
  drawn: string
  rooms: Outline[]
  /** What stands in the rooms, and where doors swing. */
  things: Box[]
  labels: Label[]
  title: Written[]
}

export type PlanDrawing = {
  width: number
  height: number
  style: string
  head: string
  storeys: Storey[]
  /** Its length and depth, and the sum of its areas. */
  measures: { lines: string; written: Written[] }
}

const STYLE = /<style>(.*?)<\/style>/s
const STOREY = /<g transform="translate\((\d+) (\d+)\)">(.*?)<\/g>/gs
const LABEL = /(<rect class="l"[^>]*\/>)((?:<text class="[nmoa]"[^>]*>[^<]*<\/text>)+)/g
const WORDS =
  /<text class="(\w)" (?:x="([^"]+)" y="([^"]+)"|transform="translate\((\S+) (\S+)\) rotate\(-90\)")>([^<]*)<\/text>/g
const ROOM = /<path d="([^"]*)" fill="#/g
const WALLS = /<path class="k"[^>]* d="([^"]*)"/g
const THING = /<rect class="[fcge]" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g
/** From the hinge of a door along its leaf, and round to its other jamb. */
const DOOR = /M(\S+) (\S+?)([VH])(\S+?)A\S+ \S+ 0 0 [01] (\S+) (-?\d+)/g

/** Reads a plan as the dataset has it. */
export function readPlan(svg: string): PlanDrawing {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  const storeys = [...svg.matchAll(STOREY)]
  const [first, last] = [storeys.at(0), storeys.at(-1)]
  if (!size || !first || !last) throw new Error('This is no plan of the dataset')
  const foot = svg.slice(last.index + last[0].length, svg.lastIndexOf('</svg>'))
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    // Its words are drawn, so they need no font.
    style: (STYLE.exec(svg)?.[1] ?? '').replaceAll(/(?:text|\.[nmoasth])\{[^}]*\}/g, ''),
    head: svg.slice(svg.indexOf('</style>') + '</style>'.length, first.index),
    storeys: storeys.map(([, x, y, drawn = '']) => readStorey([Number(x), Number(y)], drawn)),
    measures: { lines: foot.replaceAll(WORDS, ''), written: writtenIn(foot) },
  }
}

function readStorey(at: Point, whole: string): Storey {
  const bare = whole.replaceAll(LABEL, '')
  return {
    at,
    drawn: bare.replaceAll(WORDS, ''),
    rooms: [...bare.matchAll(ROOM)].flatMap(([, path = '']) => outlinesOf(path)),
    things: [...[...bare.matchAll(THING)].map(thingBox), ...[...bare.matchAll(DOOR)].map(doorBox)],
    labels: [...whole.matchAll(LABEL)].map(([, paper = '', words = '']) => {
      const written = writtenIn(words)
      const isArea = (one: Written) => one.class === 'a'
      return { paper, name: written.filter((one) => !isArea(one)), area: written.find(isArea) }
    }),
    title: writtenIn(bare),
  }
}

const writtenIn = (svg: string): Written[] =>
  [...svg.matchAll(WORDS)].map(([, name = '', x, y, turnedX, turnedY, text = '']) => ({
    class: name,
    text,
    at: [Number(x ?? turnedX), Number(y ?? turnedY)],
    anchor: name === 't' ? 'start' : 'middle',
    turned: turnedX !== undefined,
  }))

/** The corners of the walls, the rooms and what lies outside of them. */
export function cornersOf({ drawn, rooms }: Storey): Point[] {
  const walls = [...drawn.matchAll(WALLS)].flatMap(([, path = '']) => outlinesOf(path))
  return [...walls, ...rooms].flat()
}

const outlinesOf = (path: string): Outline[] =>
  path
    .split('Z')
    .filter(Boolean)
    .map((part) => part.slice(1).split('L').map(pointOf))

function pointOf(corner: string): Point {
  const [x = 0, y = 0] = corner.split(' ').map(Number)
  return [x, y]
}

function thingBox([, ...numbers]: RegExpExecArray): Box {
  const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
  return { left, top, right: left + width, bottom: top + height }
}

function doorBox([, x, y, way, to, endX, endY]: RegExpExecArray): Box {
  const leaf: Point = way === 'H' ? [Number(to), Number(y)] : [Number(x), Number(to)]
  return boxOf([[Number(x), Number(y)], leaf, [Number(endX), Number(endY)]])
}
