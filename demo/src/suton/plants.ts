import { ball, box, type Solid, type Vector } from '../render/solids.ts'
import { BARK, LEAVES, STONE } from './materials.ts'

const leaf = (random: () => number) => LEAVES[Math.floor(random() * LEAVES.length)] ?? BARK

/** A crown of many small balls: from far away they are leaves. */
export function tree([x, y, z]: Vector, tall: number, random: () => number): Solid[] {
  const wide = tall * (0.24 + random() * 0.1)
  const crown = z + tall * 0.62
  const leaves = Array.from({ length: 150 }, () => {
    const turn = random() * Math.PI * 2
    const rise = random() * 2 - 1
    const far = (0.55 + 0.45 * random()) * Math.sqrt(1 - rise * rise) * wide
    const [a, b] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    return ball([a, b, crown + rise * tall * 0.38], tall * (0.035 + random() * 0.035), leaf(random))
  })
  return [box([x - 0.12, y - 0.12, z - 1], [x + 0.12, y + 0.12, crown], BARK), ...leaves]
}

/** A slim one, as they stand on the hills above the river. */
export function cypress([x, y, z]: Vector, tall: number, random: () => number): Solid[] {
  const leaves = Array.from({ length: 120 }, () => {
    const rise = random()
    const wide = tall * 0.085 * Math.sin(Math.PI * Math.min(rise + 0.12, 1) ** 0.7)
    const turn = random() * Math.PI * 2
    return ball(
      [x + Math.cos(turn) * wide, y + Math.sin(turn) * wide, z + 0.4 + rise * tall],
      tall * (0.022 + random() * 0.02),
      LEAVES[2] ?? BARK,
    )
  })
  return [box([x - 0.1, y - 0.1, z - 1], [x + 0.1, y + 0.1, z + 1], BARK), ...leaves]
}

export function bush([x, y, z]: Vector, wide: number, random: () => number): Solid[] {
  return Array.from({ length: 46 }, () => {
    const turn = random() * Math.PI * 2
    const rise = random()
    const far = wide * Math.sqrt(1 - rise * rise) * (0.7 + 0.3 * random())
    return ball(
      [x + Math.cos(turn) * far, y + Math.sin(turn) * far, z + rise * wide * 0.8],
      wide * (0.12 + random() * 0.1),
      leaf(random),
    )
  })
}

/** A stone box on the edge of a terrace, with what hangs and stands in it. */
export function planter(from: number, to: number, y: number, z: number, random: () => number): Solid[] {
  const plants = Array.from({ length: Math.round((to - from) * 26) }, () =>
    ball(
      [from + random() * (to - from), y + 0.05 + random() * 0.5, z + 0.5 + random() * random() * 0.55],
      0.07 + random() * 0.1,
      leaf(random),
    ),
  )
  return [box([from, y, z], [to, y + 0.55, z + 0.55], STONE), ...plants]
}
