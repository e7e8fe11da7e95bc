import type { Vector } from '../render/solids.ts'

/** The two houses of Suton: four floors of two homes, each floor set back on the roof of the one below. */
export type House = {
  readonly id: number
  readonly code: string
  /** The left end of its front, at the foot of the hill. */
  readonly x: number
  readonly y: number
  readonly z: number
}

export const HOUSES: readonly House[] = [
  { id: 31, code: 'F', x: -26, y: 0, z: 0 },
  { id: 32, code: 'L', x: 7, y: 8, z: 2.2 },
]

export const FLOORS = 4
export const HOMES = 2
export const HOME_WIDTH = 10.5
export const WIDTH = HOMES * HOME_WIDTH
export const STOREY = 3.4
export const SLAB = 0.42
const SET_BACK = 2.7
export const OVERHANG = 0.7
export const DEPTH = 9.5
/** So much of a side wall stands out of the hill. */
const SEEN_SIDE = 0.6

/** How far back the windows of a floor stand, and the front edge of its terrace: the edge lies over the floor below. */
export const windowsOf = ({ y }: House, floor: number) => y + floor * SET_BACK
export const edgeOf = (house: House, floor: number) => windowsOf(house, floor - 1) - OVERHANG
export const heightOf = ({ z }: House, floor: number) => z + floor * STOREY

/**
 * What is seen of a home, from the edge of its terrace to the edge of the one above. Neighbours share these edges, so
 * their outlines never overlap.
 */
export function faceOf(house: House, floor: number, home: number): Vector[] {
  const [left, right] = [house.x + home * HOME_WIDTH, house.x + (home + 1) * HOME_WIDTH]
  const low = heightOf(house, floor) - SLAB
  const high = heightOf(house, floor + 1) - SLAB
  const [near, far] = [edgeOf(house, floor), edgeOf(house, floor + 1)]
  return [
    [left, near, low],
    [right, near, low],
    [right, far, high],
    [left, far, high],
  ]
}

/** The corners within which the whole house lies. */
export function cornersOf(house: House): Vector[] {
  const [left, right] = [house.x - OVERHANG, house.x + WIDTH + OVERHANG]
  const floors = Array.from({ length: FLOORS + 1 }, (_, floor) => floor)
  const back = windowsOf(house, FLOORS - 1) + DEPTH
  const top = heightOf(house, FLOORS) + 0.5
  return [left, right].flatMap((x): Vector[] => [
    ...floors.flatMap((floor): Vector[] => [
      [x, edgeOf(house, floor), heightOf(house, floor) - SLAB],
      [x, edgeOf(house, floor), heightOf(house, floor)],
      [x, windowsOf(house, floor) + DEPTH * SEEN_SIDE, heightOf(house, floor)],
    ]),
    [x, edgeOf(house, FLOORS), top],
    [x, back, top],
  ])
}
