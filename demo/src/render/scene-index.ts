import type { Solid } from './solids.ts'

const LEAF = 4
const NEAR = 1e-4

/**
 * Finds what a ray meets first: the solids lie in a tree of boxes, so that only a few of thousands are asked. Everything
 * is kept in flat arrays of numbers, because a picture asks some hundred million times.
 */
export class SceneIndex {
  readonly solids: readonly Solid[]
  /** The last answer: how far, which solid, and the direction its surface faces there. */
  distance = 0
  met = -1
  nx = 0
  ny = 0
  nz = 0
  readonly #order: Int32Array
  readonly #bounds: Float64Array
  /** Where a node's second child stands; its first comes right after it. Leaves have 0. */
  readonly #second: Int32Array
  readonly #first: Int32Array
  readonly #count: Int32Array
  /** Along which axis a node was halved: the nearer half is asked first. */
  readonly #axis: Uint8Array
  #nodes = 0
  readonly #shape: Float64Array
  readonly #isBall: Uint8Array
  readonly #stack = new Int32Array(64)

  constructor(solids: readonly Solid[]) {
    this.solids = solids
    this.#order = Int32Array.from(solids.keys())
    this.#bounds = new Float64Array(solids.length * 12)
    this.#second = new Int32Array(solids.length * 2)
    this.#first = new Int32Array(solids.length * 2)
    this.#count = new Int32Array(solids.length * 2)
    this.#axis = new Uint8Array(solids.length * 2)
    this.#shape = new Float64Array(solids.length * 6)
    this.#isBall = Uint8Array.from(solids, ({ kind }) => Number(kind === 'ball'))
    for (const [index, solid] of solids.entries()) this.#shape.set(boundsOf(solid), index * 6)
    this.#split(0, solids.length)
  }

  meet(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, farthest: number): boolean {
    const bounds = this.#bounds
    const stack = this.#stack
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    this.distance = farthest
    this.met = -1
    let depth = 0
    stack[depth++] = 0
    while (depth > 0) {
      const node = stack[--depth] ?? 0
      const at = node * 6
      const x0 = ((bounds[at] ?? 0) - ox) * ix
      const x1 = ((bounds[at + 3] ?? 0) - ox) * ix
      const y0 = ((bounds[at + 1] ?? 0) - oy) * iy
      const y1 = ((bounds[at + 4] ?? 0) - oy) * iy
      const z0 = ((bounds[at + 2] ?? 0) - oz) * iz
      const z1 = ((bounds[at + 5] ?? 0) - oz) * iz
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
      const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
      if (leave < Math.max(enter, 0) || enter > this.distance) continue
      const second = this.#second[node] ?? 0
      if (second > 0) {
        const axis = this.#axis[node]
        const isForward = (axis === 0 ? dx : axis === 1 ? dy : dz) > 0
        stack[depth++] = isForward ? second : node + 1
        stack[depth++] = isForward ? node + 1 : second
        continue
      }
      const first = this.#first[node] ?? 0
      const end = first + (this.#count[node] ?? 0)
      for (let i = first; i < end; i += 1) {
        const index = this.#order[i] ?? 0
        if (this.#isBall[index]) this.#meetBall(index, ox, oy, oz, dx, dy, dz)
        else this.#meetBox(index, ox, oy, oz, ix, iy, iz)
      }
    }
    return this.met >= 0
  }

  #meetBox(index: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): void {
    const shape = this.#shape
    const at = index * 6
    const x = ((shape[ix > 0 ? at : at + 3] ?? 0) - ox) * ix
    const y = ((shape[iy > 0 ? at + 1 : at + 4] ?? 0) - oy) * iy
    const z = ((shape[iz > 0 ? at + 2 : at + 5] ?? 0) - oz) * iz
    const enter = Math.max(x, y, z)
    if (enter < NEAR || enter >= this.distance) return
    const leave = Math.min(
      ((shape[ix > 0 ? at + 3 : at] ?? 0) - ox) * ix,
      ((shape[iy > 0 ? at + 4 : at + 1] ?? 0) - oy) * iy,
      ((shape[iz > 0 ? at + 5 : at + 2] ?? 0) - oz) * iz,
    )
    if (leave < enter) return
    this.distance = enter
    this.met = index
    this.nx = enter === x ? -Math.sign(ix) : 0
    this.ny = enter === y && !this.nx ? -Math.sign(iy) : 0
    this.nz = this.nx || this.ny ? 0 : -Math.sign(iz)
  }

  #meetBall(index: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const shape = this.#shape
    const at = index * 6
    const radius = ((shape[at + 3] ?? 0) - (shape[at] ?? 0)) / 2
    const x = (shape[at] ?? 0) + radius - ox
    const y = (shape[at + 1] ?? 0) + radius - oy
    const z = (shape[at + 2] ?? 0) + radius - oz
    const along = x * dx + y * dy + z * dz
    const within = radius * radius - (x * x + y * y + z * z - along * along)
    if (within < 0) return
    const enter = along - Math.sqrt(within)
    if (enter < NEAR || enter >= this.distance) return
    this.distance = enter
    this.met = index
    this.nx = (dx * enter - x) / radius
    this.ny = (dy * enter - y) / radius
    this.nz = (dz * enter - z) / radius
  }

  /** Lays the solids from `first` into a node, halved along the longest side until few are left. */
  #split(first: number, count: number): void {
    const node = this.#nodes++
    this.#first[node] = first
    this.#count[node] = count
    const part = this.#order.subarray(first, first + count)
    const reach = (side: number, farther: (a: number, b: number) => number) =>
      part.reduce((far, index) => farther(far, this.#side(index, side)), this.#side(part[0] ?? 0, side))
    const lows = [0, 1, 2].map((side) => reach(side, Math.min))
    const highs = [3, 4, 5].map((side) => reach(side, Math.max))
    this.#bounds.set([...lows, ...highs], node * 6)
    if (count <= LEAF) return
    const sizes = highs.map((high, axis) => high - (lows[axis] ?? 0))
    const longest = sizes.indexOf(Math.max(...sizes))
    this.#axis[node] = longest
    const middle = (i: number) => this.#side(i, longest) + this.#side(i, longest + 3)
    part.sort((one, other) => middle(one) - middle(other))
    const half = count >> 1
    this.#split(first, half)
    this.#second[node] = this.#nodes
    this.#split(first + half, count - half)
  }

  #side(index: number, side: number): number {
    return this.#shape[index * 6 + side] ?? 0
  }
}

function boundsOf(solid: Solid): number[] {
  if (solid.kind === 'box') return [...solid.from, ...solid.to]
  const { centre, radius } = solid
  return [...centre.map((at) => at - radius), ...centre.map((at) => at + radius)]
}
