import { randomFrom } from '../render/random.ts'
import { ball, box, type Solid } from '../render/solids.ts'
import {
  DEPTH,
  edgeOf,
  FLOORS,
  HEAD,
  HOME_WIDTH,
  HOMES,
  type House,
  heightOf,
  OVERHANG,
  SLAB,
  WIDTH,
  windowsOf,
} from './houses.ts'
import { METAL, PLASTER, SOFFIT, STONE, TIMBER } from './materials.ts'
import { planter } from './plants.ts'
import { roomSolids } from './room-solids.ts'

export function houseSolids(house: House): Solid[] {
  const random = randomFrom(house.id)
  const floors = Array.from({ length: FLOORS }, (_, floor) => floor)
  return [
    ...floors.flatMap((floor) => slabSolids(house, floor, random)),
    ...floors.flatMap((floor) => wallSolids(house, floor)),
    ...floors.flatMap((floor) =>
      Array.from({ length: HOMES }, (_, home) => roomSolids(house, floor, home, random)).flat(),
    ),
    ...roofSolids(house),
  ]
}

/** The floor with its terrace: a thin plaster edge, boards below, planters and a rail in front. */
function slabSolids(house: House, floor: number, random: () => number): Solid[] {
  const z = heightOf(house, floor)
  const [left, right] = [house.x - OVERHANG, house.x + WIDTH + OVERHANG]
  const [front, back] = [edgeOf(house, floor), windowsOf(house, floor) + DEPTH]
  const middle = house.x + HOME_WIDTH
  const rail = Array.from({ length: Math.round((right - left) / 1.5) }, (_, post) => {
    const x = left + 0.2 + post * 1.5
    return box([x, front + 0.1, z], [x + 0.04, front + 0.14, z + 1], METAL)
  })
  return [
    box([left, front, z - SLAB + 0.06], [right, back, z], PLASTER),
    box([left + 0.1, front + 0.1, z - SLAB], [right - 0.1, back, z - SLAB + 0.06], SOFFIT),
    ...(floor > 0 ? [box([left, front + 0.09, z + 1], [right, front + 0.15, z + 1.05], METAL), ...rail] : []),
    // Between two terraces, as high as a person.
    box([middle - 0.12, front + 0.5, z], [middle + 0.12, windowsOf(house, floor), z + 2], TIMBER),
    ...planter(house.x + 0.4, house.x + 4.2, front + 0.35, z, random),
    ...planter(house.x + WIDTH - 4.4, house.x + WIDTH - 0.4, front + 0.35, z, random),
  ]
}

/** Stone at both ends, plaster between the homes, and the hill's side behind them. */
function wallSolids(house: House, floor: number): Solid[] {
  const [low, high] = [heightOf(house, floor), heightOf(house, floor + 1) - SLAB]
  const [front, back] = [windowsOf(house, floor), windowsOf(house, floor) + DEPTH]
  const wall = (x: number, thick: number, material: typeof STONE) =>
    box([x, front - 0.35, low], [x + thick, back, high], material)
  return [
    wall(house.x - 0.25, 0.5, STONE),
    wall(house.x + WIDTH - 0.25, 0.5, STONE),
    wall(house.x + HOME_WIDTH - 0.15, 0.3, PLASTER),
    box([house.x, front + 5, low], [house.x + WIDTH, back, high], PLASTER),
  ]
}

function roofSolids(house: House): Solid[] {
  const z = heightOf(house, FLOORS)
  const [left, right] = [house.x - OVERHANG, house.x + WIDTH + OVERHANG]
  const [front, back] = [edgeOf(house, FLOORS), windowsOf(house, FLOORS - 1) + DEPTH]
  const random = randomFrom(house.id + 500)
  const green = Array.from({ length: 420 }, () =>
    ball(
      [left + 1 + random() * (right - left - 2), front + 1 + random() * (back - front - 2), z + 0.12],
      0.16 + random() * 0.22,
      { colour: [0.16 + random() * 0.1, 0.2, 0.1] },
    ),
  )
  return [
    box([left, front, z - SLAB], [right, back, z + 0.14], PLASTER),
    box([left + 0.1, front + 0.1, z - SLAB - 0.02], [right - 0.1, back, z - SLAB], SOFFIT),
    ...green,
    box([house.x + 4, back - 5, z], [house.x + 8, back - 2, z + HEAD], STONE),
  ]
}
