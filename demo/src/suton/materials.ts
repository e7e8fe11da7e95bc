import type { Material } from '../render/solids.ts'

export const STONE: Material = { colour: [0.36, 0.33, 0.31], grain: 0.25 }
export const PLASTER: Material = { colour: [0.74, 0.69, 0.63] }
export const SOFFIT: Material = { colour: [0.62, 0.42, 0.27] }
export const TIMBER: Material = { colour: [0.5, 0.29, 0.16], grain: 0.3 }
export const METAL: Material = { colour: [0.06, 0.055, 0.05] }
export const CURTAIN: Material = { colour: [0.62, 0.54, 0.46] }
export const CLOTH: Material = { colour: [0.45, 0.22, 0.2] }
export const WALL: Material = { colour: [0.66, 0.56, 0.46] }
export const BARK: Material = { colour: [0.13, 0.09, 0.07] }
export const LAWN: Material = { colour: [0.1, 0.16, 0.07], grain: 0.7 }
export const PATH: Material = { colour: [0.42, 0.38, 0.34], grain: 0.2 }
export const WATER: Material = { colour: [0, 0, 0], mirror: true }
export const LAMP: Material = { colour: [0, 0, 0], glow: [9, 5.2, 2.3] }

/** Leaves in the evening: the same green, now a little warmer, now a little colder. */
export const LEAVES: readonly Material[] = [
  { colour: [0.1, 0.17, 0.08] },
  { colour: [0.15, 0.2, 0.08] },
  { colour: [0.08, 0.15, 0.1] },
  { colour: [0.2, 0.2, 0.09] },
]

/** The ceiling of a room, as bright as its people like it. */
export const ceiling = (level: number): Material => ({
  colour: [0.8, 0.74, 0.66],
  glow: [1.5 * level, 0.84 * level, 0.38 * level],
})
