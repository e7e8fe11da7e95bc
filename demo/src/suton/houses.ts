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
const STOREY = 3.4
export const SLAB = 0.42
const SET_BACK = 2.7
export const OVERHANG = 0.7
export const DEPTH = 9.5
/** A surface and the air before it. */
const NEAR = 0.1

/** How far back the windows of a floor stand, and the front edge of its terrace: the edge lies over the floor below. */
export const windowsOf = ({ y }: House, floor: number) => y + floor * SET_BACK
export const edgeOf = (house: House, floor: number) => windowsOf(house, floor - 1) - OVERHANG
export const heightOf = ({ z }: House, floor: number) => z + floor * STOREY

/** The head of the stair stands on the roof, so high. */
export const HEAD = STOREY * 0.45

/** Whether a point lies in the house, its terraces and its roof with it. */
export function isInHouse(house: House, [x, y, z]: Vector): boolean {
  const floor = floorOf(house, z)
  const [left, right] = [house.x - OVERHANG, house.x + WIDTH + OVERHANG]
  const [front, back] = [edgeOf(house, Math.min(floor, FLOORS)), windowsOf(house, FLOORS - 1) + DEPTH]
  return (
    floor >= 0 &&
    z < heightOf(house, FLOORS) + HEAD + NEAR &&
    x > left - NEAR &&
    x < right + NEAR &&
    y > front - NEAR &&
    y < back + NEAR
  )
}

/** The home that a point of the house lies in: up to the underside of what is above, its terrace with it. */
export function homeAt(house: House, point: Vector): { floor: number; home: number } | undefined {
  const floor = floorOf(house, point[2])
  if (!isInHouse(house, point) || floor >= FLOORS) return undefined
  return { floor, home: point[0] < house.x + HOME_WIDTH ? 0 : 1 }
}

const floorOf = ({ z }: House, height: number) => Math.floor((height - z + SLAB) / STOREY)
