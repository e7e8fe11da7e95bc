import type { Camera, Pixel } from '../render/camera.ts'
import type { SceneIndex } from '../render/scene-index.ts'
import type { Solid, Vector } from '../render/solids.ts'

/** A corner that is left out moves the outline by less. */
const TOLERANCE = 0.7
const FARTHEST = 500
/** So far before the surface, it is still the air of the home whose ceiling it is. */
const BEFORE = 0.02

/**
 * The outlines of what a camera sees of each owner. Every row of the picture is looked along for the first and the last place
 * that is theirs; so nothing that stands in front needs to be known.
 */
export function seenOutlines(
  { width, height, at, ray }: Camera,
  index: SceneIndex,
  ownerAt: (point: Vector, solid: Solid) => number | undefined,
): Map<number, Pixel[]> {
  const ownerOf = (x: number, y: number) => {
    const [dx, dy, dz] = ray(x, y)
    index.meet(at[0], at[1], at[2], dx, dy, dz, FARTHEST)
    const solid = index.solids[index.met]
    const far = index.distance - BEFORE
    return solid && ownerAt([at[0] + dx * far, at[1] + dy * far, at[2] + dz * far], solid)
  }
  const sides = new Map<number, { left: Pixel[]; right: Pixel[] }>()
  for (let y = 0.5; y < height; y += 1) {
    const row = new Map<number, { first: number; last: number }>()
    for (let x = 0.5; x < width; x += 1) {
      const owner = ownerOf(x, y)
      if (owner === undefined) continue
      const known = row.get(owner)
      if (known) known.last = x
      else row.set(owner, { first: x, last: x })
    }
    for (const [owner, { first, last }] of row) {
      const { left, right } = sides.get(owner) ?? { left: [], right: [] }
      const isOwn = (x: number) => ownerOf(x, y) === owner
      left.push([edgeBetween(first, first - 1, isOwn), y])
      right.push([edgeBetween(last, last + 1, isOwn), y])
      sides.set(owner, { left, right })
    }
  }
  return new Map(
    [...sides].map(([owner, { left, right }]) => [owner, [...fewer(left), ...fewer(right.toReversed())]]),
  )
}

/** Where between a place that is someone's and one that is not theirs ends. */
function edgeBetween(own: number, other: number, isOwn: (x: number) => boolean): number {
  let [within, beyond] = [own, other]
  for (let step = 0; step < 4; step += 1) {
    const middle = (within + beyond) / 2
    if (isOwn(middle)) within = middle
    else beyond = middle
  }
  return (within + beyond) / 2
}

/** The line without the corners that hardly bend it (Douglas and Peucker). */
function fewer(line: readonly Pixel[]): Pixel[] {
  const [first, last] = [line.at(0), line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const away = line.map((point) => distanceTo(point, first, last))
  const farthest = Math.max(...away)
  if (farthest < TOLERANCE) return [first, last]
  const at = away.indexOf(farthest)
  return [...fewer(line.slice(0, at + 1)).slice(0, -1), ...fewer(line.slice(at))]
}

function distanceTo([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
