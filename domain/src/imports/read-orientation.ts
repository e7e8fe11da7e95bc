import { COMPASS_DIRECTIONS, type CompassDirection } from '../apartments/orientation.ts'
import { foldWord } from './fold-word.ts'

const SERBIAN: Readonly<Record<string, CompassDirection>> = {
  s: 'N', sever: 'N', j: 'S', jug: 'S', i: 'E', istok: 'E', z: 'W', zapad: 'W',
} // biome-ignore format: a side each
const ENGLISH: Readonly<Record<string, CompassDirection>> = {
  n: 'N', north: 'N', s: 'S', south: 'S', e: 'E', east: 'E', w: 'W', west: 'W',
} // biome-ignore format: a side each

const sides = (text: string) => {
  const words = foldWord(text.replaceAll(/[/\-–,]/g, ' '))
    .split(' ')
    .filter(Boolean)
  // `JZ` and `SE` are two sides in one word.
  return words.flatMap((word) => (word.length === 2 ? [...word] : [word]))
}

/** `S` is north in Serbian and south in English: a column is Serbian when it names a side that English has not. */
export function isSerbianCompass(values: readonly string[]): boolean {
  const named = values.flatMap(sides)
  return named.some((side) => side in SERBIAN && !(side in ENGLISH))
}

/** `J/Z` as `S/W`; undefined where a side is not known. */
export function readOrientation(text: string, serbian: boolean): string | undefined {
  const found = sides(text).map((side) => (serbian ? SERBIAN : ENGLISH)[side])
  const known = found.filter((side) => side !== undefined)
  const distinct = known.length === found.length && new Set(known).size === known.length
  return distinct && known.length > 0 && known.length <= COMPASS_DIRECTIONS.length
    ? known.join('/')
    : undefined
}
