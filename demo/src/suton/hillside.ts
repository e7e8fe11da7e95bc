import type { Lamp } from '../render/light.ts'
import { randomFrom } from '../render/random.ts'
import { ball, box, type Solid, type Vector } from '../render/solids.ts'
import { DEPTH, FLOORS, HOUSES, WIDTH, windowsOf } from './houses.ts'
import { LAMP, LAWN, PATH, STONE, WATER } from './materials.ts'
import { bush, cypress, tree } from './plants.ts'

const FOOT = 3
const STEP = 0.9
const RISE = 0.36
const STEPS = 40
const GROUND = -0.42
const SIDE = 140

/** The garden at the foot, the hill in low stone steps around and behind the houses, its trees and its lamps. */
export function hillside(): { solids: Solid[]; lamps: Lamp[] } {
  const random = randomFrom(11)
  const lamps = lampPlaces().map((at) => ({ at, power: [7, 4.4, 2.2] as const }))
  return {
    solids: [
      ...ground(),
      ...planting(random),
      ...lampPlaces().flatMap(([x, y, z]) => [
        ball([x, y, z], 0.1, LAMP),
        box([x - 0.03, y - 0.03, z - 0.9], [x + 0.03, y + 0.03, z - 0.1], STONE),
      ]),
    ],
    lamps,
  }
}

/** What the houses stand on and in. */
export function ground(): Solid[] {
  return [
    box([-SIDE, -90, -3], [SIDE, FOOT + 40, GROUND], LAWN),
    box([-60, -8.2, GROUND], [60, -5.6, -0.38], PATH),
    ...pools(),
    ...steps(),
    ...HOUSES.map(({ x, y, z }) => box([x - 1.5, y - 6, GROUND], [x + WIDTH + 1.5, y + 24, z - 0.43], STONE)),
    ...stair(),
  ]
}

/** The hill's height at a place beside the houses. */
const hillAt = (y: number) => GROUND + Math.max(Math.min(Math.floor((y - FOOT) / STEP) + 1, STEPS), 0) * RISE

function steps(): Solid[] {
  const [first, second] = HOUSES
  if (!first || !second) return []
  const gaps = [
    [-SIDE, first.x - 0.3],
    [first.x + WIDTH + 0.3, second.x - 0.3],
    [second.x + WIDTH + 0.3, SIDE],
  ] as const
  const behind = HOUSES.map((house) => ({ ...house, back: windowsOf(house, FLOORS - 1) + DEPTH - 0.3 }))
  return Array.from({ length: STEPS }, (_, step) => step).flatMap((step) => {
    const y = FOOT + step * STEP
    const top = GROUND + (step + 1) * RISE
    const end = step === STEPS - 1 ? y + 60 : y + STEP + 0.1
    const part = (from: number, to: number) => box([from, y, top - 2], [to, end, top], LAWN)
    return [
      ...gaps.map(([from, to]) => part(from, to)),
      ...behind.flatMap(({ x, back }) => (y > back ? [part(x - 0.4, x + WIDTH + 0.4)] : [])),
    ]
  })
}

/** Between the houses, from the path to the wood. */
function stair(): Solid[] {
  return Array.from({ length: 84 }, (_, step) => {
    const z = GROUND + 0.44 + step * 0.18
    const y = FOOT - 0.4 + step * 0.45
    return box([-0.9, y, z - 1], [2.3, y + 0.46, z], PATH)
  })
}

function pools(): Solid[] {
  return HOUSES.flatMap(({ x, y }) => [
    box([x + 2.6, y - 12.4 - 3, GROUND], [x + WIDTH - 2.6, y - 11.9 - 3, -0.26], STONE),
    box([x + 2.6, y - 17.9, GROUND], [x + WIDTH - 2.6, y - 17.4, -0.26], STONE),
    box([x + 2.6, y - 17.9, GROUND], [x + 3.1, y - 14.9, -0.26], STONE),
    box([x + WIDTH - 3.1, y - 17.9, GROUND], [x + WIDTH - 2.6, y - 14.9, -0.26], STONE),
    box([x + 3.1, y - 17.4, GROUND], [x + WIDTH - 3.1, y - 15.4, -0.32], WATER),
  ])
}

function lampPlaces(): Vector[] {
  const along = Array.from({ length: 15 }, (_, i): Vector => [-56 + i * 8, -5.2, 0.5])
  const up = Array.from({ length: 9 }, (_, i): Vector => [-1.5, 1 + i * 3.6, hillAt(1 + i * 3.6) + 1])
  return [...along, ...up]
}

function planting(random: () => number): Solid[] {
  const plants: Solid[] = []
  const near = (x: number, y: number) =>
    HOUSES.some(
      (house) =>
        x > house.x - 4 &&
        x < house.x + WIDTH + 4 &&
        y > house.y - 24 &&
        y < windowsOf(house, FLOORS - 1) + DEPTH + 1.5,
    ) ||
    (x > -3 && x < 4.5)
  for (let i = 0; i < 330; i += 1) {
    const [x, y] = [-105 + random() * 210, 5 + random() * 46]
    if (!near(x, y)) plants.push(...tree([x, y, hillAt(y)], 3.6 + random() * 4.6, random))
  }
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [-60 + random() * 120, 4 + random() * 30]
    if (!near(x, y)) plants.push(...cypress([x, y, hillAt(y)], 6 + random() * 4, random))
  }
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [-60 + random() * 120, -4.6 + random() * 2.4]
    if (!(x > -3 && x < 4.5) && !near(x, y))
      plants.push(...bush([x, y, GROUND], 0.5 + random() * 0.7, random))
  }
  for (let i = 0; i < 160; i += 1) {
    const [x, y] = [-60 + random() * 120, 3 + random() * 30]
    if (!near(x, y)) plants.push(...bush([x, y, hillAt(y)], 0.5 + random() * 0.9, random))
  }
  for (const [x, y, tall] of [
    [-34, -10, 8.5],
    [-38, -15, 7],
    [-43, -12, 7.6],
    [33, -5, 9],
    [38, -12, 7.5],
  ] as const)
    plants.push(...tree([x, y, GROUND], tall, random))
  return plants
}
