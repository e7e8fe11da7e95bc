import { ball, box, type Solid } from '../render/solids.ts'
import { HOME_WIDTH, type House, heightOf, SLAB, windowsOf } from './houses.ts'
import { CLOTH, CURTAIN, ceiling, LAMP, METAL, TIMBER, WALL } from './materials.ts'

const LIVING = 6.4
const ROOM_DEPTH = 5

/** A living room and a bedroom behind glass, furnished, and lit as it happens on an evening. */
export function roomSolids(house: House, floor: number, home: number, random: () => number): Solid[] {
  const isMirrored = home === 1
  const left = house.x + home * HOME_WIDTH + 0.25
  const front = windowsOf(house, floor)
  const low = heightOf(house, floor)
  const high = heightOf(house, floor + 1) - SLAB
  const width = HOME_WIDTH - 0.5
  // Everything is placed from the outer end of the house, so that the two homes of a floor mirror each other.
  const part = (
    from: number,
    to: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    material: typeof WALL,
  ) => {
    const [a, b] = isMirrored ? [left + width - to, left + width - from] : [left + from, left + to]
    return box([a, front + y0, z0], [b, front + y1, z1], material)
  }
  const at = (from: number) => (isMirrored ? left + width - from : left + from)
  const living = 0.55 + random() * 0.65
  const bedroom = random() < 0.35 ? 0.06 : 0.3 + random() * 0.6
  const mullions = Array.from({ length: 7 }, (_, i) => {
    const x = (i * width) / 6
    return part(Math.max(x - 0.035, 0), Math.min(x + 0.035, width), -0.05, 0.05, low, high, METAL)
  })
  const slats = Array.from({ length: 11 }, (_, i) => {
    const x = LIVING + 0.35 + i * 0.3
    return part(x, x + 0.07, -0.4, -0.22, low + 0.02, high, TIMBER)
  })
  return [
    part(0, width, -0.06, 0.06, high - 0.12, high, METAL),
    part(0, width, ROOM_DEPTH - 0.05, ROOM_DEPTH, low, high, WALL),
    part(LIVING, LIVING + 0.15, 0.15, ROOM_DEPTH, low, high, WALL),
    part(0.3, LIVING - 0.3, 0.7, ROOM_DEPTH - 0.3, high - 0.04, high, ceiling(living)),
    part(LIVING + 0.4, width - 0.3, 0.7, ROOM_DEPTH - 0.3, high - 0.04, high, ceiling(bedroom)),
    ...mullions,
    ...(random() < 0.6 ? slats : []),
    part(0.08, 0.5, 0.15, 0.3, low, high, CURTAIN),
    part(LIVING - 0.5, LIVING - 0.05, 0.15, 0.3, low, high, CURTAIN),
    part(width - 0.7 - random(), width - 0.05, 0.15, 0.3, low, high, CURTAIN),
    part(0.9, 3.4, 3.4, 4.4, low, low + 0.45, CLOTH),
    part(0.9, 3.4, 4.2, 4.45, low, low + 0.85, CLOTH),
    part(1.5, 2.6, 1.9, 2.6, low + 0.3, low + 0.36, TIMBER),
    part(4.2, 5.9, 2.2, 3.1, low + 0.7, low + 0.76, TIMBER),
    part(1.1 + random(), 3.1, ROOM_DEPTH - 0.1, ROOM_DEPTH - 0.05, low + 1.4, low + 2.2, METAL),
    part(LIVING + 0.15, LIVING + 0.5, 2, 4.6, low, low + 2.1, TIMBER),
    ball([at(5.05), front + 2.65, low + 1.75], 0.17, LAMP),
    part(5.04, 5.06, 2.64, 2.66, low + 1.9, high, METAL),
  ]
}
