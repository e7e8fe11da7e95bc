import type { Colour, Pixels } from './pixels.ts'

/** Colours are counted in cubes of 4 × 4 × 4. */
const SIDE = 64
const CUBES = SIDE ** 3
const CUBE_WIDTH = 256 / SIDE

/** Of a pixel that differs from a neighbour: it lies on an edge, and says nothing of a colour. */
const ON_AN_EDGE = -1
/** JPEG's noise inside a flat colour stays below. */
const QUIET = 10
const OPAQUE = 128
const ROWS_A_STEP = 256

export interface ColourCubes {
  /** Of each pixel the number of its cube, or -1 on an edge. */
  readonly cubes: Int32Array
  /** How many pixels each cube has. */
  readonly counts: Uint32Array
}

/** Which colour each pixel that looks like its neighbours has, roughly, and how often each of these occurs. */
export function colourCubes(
  { width, height, data }: Pixels,
  onProgress: (share: number) => void = () => undefined,
): ColourCubes {
  const whole = wholePixels(data)
  const cubes = new Int32Array(width * height)
  const counts = new Uint32Array(CUBES)
  const row = width * 4
  for (let y = 0, pixel = 0; y < height; y++) {
    if (y % ROWS_A_STEP === 0) onProgress(y / height)
    for (let x = 0; x < width; x++, pixel++) {
      const at = pixel * 4
      const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1
      const own = whole[pixel]
      const flat =
        inside &&
        whole[pixel - 1] === own &&
        whole[pixel + 1] === own &&
        whole[pixel - width] === own &&
        whole[pixel + width] === own
      const quiet =
        flat ||
        ((x === 0 || alike(data, at, at - 4)) &&
          (x === width - 1 || alike(data, at, at + 4)) &&
          (y === 0 || alike(data, at, at - row)) &&
          (y === height - 1 || alike(data, at, at + row)))
      if (!quiet) {
        cubes[pixel] = ON_AN_EDGE
        continue
      }
      const cube = cubeAt(data, at)
      cubes[pixel] = cube
      counts[cube] = (counts[cube] ?? 0) + 1
    }
  }
  return { cubes, counts }
}

/** The middle of a cube. */
export function colourOfCube(cube: number): Colour {
  const half = CUBE_WIDTH / 2
  const steps = [Math.floor(cube / SIDE ** 2), Math.floor(cube / SIDE) % SIDE, cube % SIDE] as const
  return [steps[0] * CUBE_WIDTH + half, steps[1] * CUBE_WIDTH + half, steps[2] * CUBE_WIDTH + half]
}

/** The 26 around it, fewer at the rim. */
export function cubesAround(cube: number): number[] {
  const [red, green, blue] = [Math.floor(cube / SIDE ** 2), Math.floor(cube / SIDE) % SIDE, cube % SIDE]
  const around: number[] = []
  for (let r = Math.max(0, red - 1); r <= Math.min(SIDE - 1, red + 1); r++)
    for (let g = Math.max(0, green - 1); g <= Math.min(SIDE - 1, green + 1); g++)
      for (let b = Math.max(0, blue - 1); b <= Math.min(SIDE - 1, blue + 1); b++) {
        const other = (r * SIDE + g) * SIDE + b
        if (other !== cube) around.push(other)
      }
  return around
}

/** All four bytes of a pixel as one number: most are the same as all their neighbours, and that is seen at a glance. */
function wholePixels(data: Pixels['data']): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

function alike(data: Pixels['data'], a: number, b: number): boolean {
  return (
    Math.abs((data[a] ?? 0) - (data[b] ?? 0)) <= QUIET &&
    Math.abs((data[a + 1] ?? 0) - (data[b + 1] ?? 0)) <= QUIET &&
    Math.abs((data[a + 2] ?? 0) - (data[b + 2] ?? 0)) <= QUIET
  )
}

/** What can be seen through is as black as the ground. */
function cubeAt(data: Pixels['data'], at: number): number {
  if ((data[at + 3] ?? 0) < OPAQUE) return 0
  const step = (channel: number) => (data[at + channel] ?? 0) >> 2
  return (step(0) * SIDE + step(1)) * SIDE + step(2)
}
