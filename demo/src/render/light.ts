import type { Camera } from './camera.ts'
import { randomFrom } from './random.ts'
import type { SceneIndex } from './scene-index.ts'
import type { Vector } from './solids.ts'

/** A lamp too small to be met by chance. */
export type Lamp = { readonly at: Vector; readonly power: Vector }

export type Scene = {
  readonly index: SceneIndex
  readonly lamps: readonly Lamp[]
  sky(dx: number, dy: number, dz: number): Vector
}

/** What a picture is made of, three numbers for each pixel; depth one. */
export type Layers = {
  /** Seen shining by itself: windows, lamps, the sky. */
  readonly shine: Float32Array
  /** The light that falls on what is seen, without its colour: that may be smoothed. */
  readonly light: Float32Array
  readonly colour: Float32Array
  readonly facing: Float32Array
  readonly depth: Float32Array
}

const FAR = 1e6
const BOUNCES = 3
const LAMP_REACH = 9
/** No single ray may be brighter: it would stay as a white dot. */
const BRIGHTEST = 12

/** Follows rays from the camera through the scene, `samples` for each pixel. */
export function gatherLight(scene: Scene, camera: Camera, samples: number): Layers {
  const { width, height } = camera
  const layer = (parts: number) => new Float32Array(width * height * parts)
  const layers = { shine: layer(3), light: layer(3), colour: layer(3), facing: layer(3), depth: layer(1) }
  const random = randomFrom(7)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let s = 0; s < samples; s += 1)
        follow(scene, camera.at, camera.ray(x + random(), y + random()), {
          layers,
          pixel: y * width + x,
          share: 1 / samples,
          random,
        })
  return layers
}

type Place = { layers: Layers; pixel: number; share: number; random: () => number }

function follow(
  scene: Scene,
  from: Vector,
  direction: Vector,
  { layers, pixel, share, random }: Place,
): void {
  const { index } = scene
  const at = pixel * 3
  let [ox, oy, oz] = from
  let [dx, dy, dz] = direction
  let [r, g, b] = [1, 1, 1]
  let [lightR, lightG, lightB] = [0, 0, 0]
  let seen = false
  let path = 0
  for (let bounce = 0; bounce <= BOUNCES; ) {
    if (!index.meet(ox, oy, oz, dx, dy, dz, FAR)) {
      const [sr, sg, sb] = scene.sky(dx, dy, dz)
      if (seen) [lightR, lightG, lightB] = [lightR + r * sr, lightG + g * sg, lightB + b * sb]
      else {
        add(layers.shine, at, r * sr * share, g * sg * share, b * sb * share)
        layers.depth[pixel] = (layers.depth[pixel] ?? 0) + 400 * share
      }
      break
    }
    const { distance, nx, ny, nz, met } = index
    const material = index.solids[met]?.material
    if (!material) break
    path += distance
    ox += dx * distance
    oy += dy * distance
    oz += dz * distance
    if (material.mirror && !seen) {
      const towards = dx * nx + dy * ny + dz * nz
      const strength = 0.1 + 0.9 * (1 + towards) ** 4
      dx -= 2 * towards * nx
      dy -= 2 * towards * ny
      dz -= 2 * towards * nz
      r *= strength * 0.9
      g *= strength
      b *= strength
      bounce += 1
      continue
    }
    const { glow } = material
    if (glow) {
      if (seen) [lightR, lightG, lightB] = [lightR + r * glow[0], lightG + g * glow[1], lightB + b * glow[2]]
      else add(layers.shine, at, r * glow[0] * share, g * glow[1] * share, b * glow[2] * share)
    }
    const grain = material.grain ? 1 + material.grain * (grainAt(ox, oy, oz) - 0.5) : 1
    const [cr, cg, cb] = material.colour
    if (seen) {
      // A ray that hardly counts any more mostly ends here, and counts for the others when it does not.
      const chance = Math.min(Math.max(cr, cg, cb) * 1.6, 1)
      if (random() > chance) break
      ;[r, g, b] = [(r * cr * grain) / chance, (g * cg * grain) / chance, (b * cb * grain) / chance]
    } else {
      seen = true
      add(layers.colour, at, r * cr * grain * share, g * cg * grain * share, b * cb * grain * share)
      add(layers.facing, at, nx * share, ny * share, nz * share)
      layers.depth[pixel] = (layers.depth[pixel] ?? 0) + path * share
      ;[r, g, b] = [1, 1, 1]
      const lamp = lampAt(scene, ox, oy, oz, nx, ny, nz, random)
      if (lamp) [lightR, lightG, lightB] = [lightR + lamp[0], lightG + lamp[1], lightB + lamp[2]]
    }
    bounce += 1
    // Scattered evenly: a point on the unit ball that stands on the surface.
    const turn = random() * 2 * Math.PI
    const rise = random() * 2 - 1
    const flat = Math.sqrt(1 - rise * rise)
    dx = nx + flat * Math.cos(turn)
    dy = ny + flat * Math.sin(turn)
    dz = nz + rise
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
    dx /= length
    dy /= length
    dz /= length
  }
  if (seen)
    add(
      layers.light,
      at,
      Math.min(lightR, BRIGHTEST) * share,
      Math.min(lightG, BRIGHTEST) * share,
      Math.min(lightB, BRIGHTEST) * share,
    )
}

/** The light of one of the lamps nearby, chosen by what it gives. */
function lampAt(
  { lamps, index }: Scene,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  random: () => number,
): Vector | undefined {
  let whole = 0
  let chosen: Lamp | undefined
  for (const lamp of lamps) {
    const strength = strengthOf(lamp, x, y, z, nx, ny, nz)
    if (strength <= 0) continue
    whole += strength
    if (random() * whole < strength) chosen = lamp
  }
  if (!chosen) return undefined
  const [lx, ly, lz] = [chosen.at[0] - x, chosen.at[1] - y, chosen.at[2] - z]
  const far = Math.sqrt(lx * lx + ly * ly + lz * lz)
  if (index.meet(x, y, z, lx / far, ly / far, lz / far, far - 0.25)) return undefined
  return [chosen.power[0] * whole, chosen.power[1] * whole, chosen.power[2] * whole]
}

function strengthOf(lamp: Lamp, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const [lx, ly, lz] = [lamp.at[0] - x, lamp.at[1] - y, lamp.at[2] - z]
  const square = lx * lx + ly * ly + lz * lz
  if (square > LAMP_REACH * LAMP_REACH) return 0
  const slant = (lx * nx + ly * ny + lz * nz) / Math.sqrt(square)
  return slant / (square + 0.3)
}

/** A little unevenness that stays where it is. */
function grainAt(x: number, y: number, z: number): number {
  const coarse = Math.sin(x * 2.1 + Math.sin(y * 1.7) * 2 + z * 1.3) * Math.sin(y * 2.3 - x * 0.7)
  const fine = Math.sin(x * 41.3 + z * 17.7 + y * 29.1) * 43758.5453
  return 0.5 + coarse * 0.25 + (fine - Math.floor(fine) - 0.5) * 0.5
}

function add(layer: Float32Array, at: number, r: number, g: number, b: number): void {
  layer[at] = (layer[at] ?? 0) + r
  layer[at + 1] = (layer[at + 1] ?? 0) + g
  layer[at + 2] = (layer[at + 2] ?? 0) + b
}
