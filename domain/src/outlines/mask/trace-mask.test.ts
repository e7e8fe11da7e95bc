import { describe, expect, it } from 'vitest'
import type { Outline } from '../../geometry/outline.ts'
import type { Colour, Pixels } from './pixels.ts'
import { type MaskColour, traceMask } from './trace-mask.ts'

const BLACK: Colour = [0, 0, 0]
const RED: Colour = [220, 40, 40]
const BLUE: Colour = [40, 60, 220]
/** What a pixel half red, half blue looks like. */
const PURPLE: Colour = [130, 50, 130]

/** A picture of which every pixel is asked for its colour. */
function painted(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
  alpha = 255,
): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colourAt(x, y), alpha], (y * width + x) * 4)
  return { width, height, data }
}

const within = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x >= left && x < right && y >= top && y < bottom

function coloursOf(mask: Pixels, picture: { width: number; height: number } = mask): readonly MaskColour[] {
  const traced = traceMask(mask, picture)
  if (traced.frame === 'other') throw new Error('another frame')
  return traced.colours
}

const partsOf = (colours: readonly MaskColour[], [red, green, blue]: Colour) =>
  colours.find(({ colour }) => Math.hypot(colour[0] - red, colour[1] - green, colour[2] - blue) < 6)?.parts

const cornersOf = (outline: Outline | undefined) =>
  outline?.map(([x, y]) => `${x},${y}`).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Two rooms side by side. */
const twoRooms = (x: number, y: number): Colour =>
  within(x, y, 10, 20, 50, 60) ? RED : within(x, y, 50, 20, 90, 60) ? BLUE : BLACK

describe('outlines from a colour mask', () => {
  it('are one for each colour, at its edges, and neighbours share their points [OUT-03]', () => {
    const colours = coloursOf(painted(100, 80, twoRooms))
    expect(colours).toHaveLength(2)
    expect(cornersOf(partsOf(colours, RED)?.[0])).toEqual(['10,20', '10,60', '50,20', '50,60'])
    expect(cornersOf(partsOf(colours, BLUE)?.[0])).toEqual(['50,20', '50,60', '90,20', '90,60'])
  })

  it('say the colour as it is, and how large it is [OUT-03]', () => {
    const red = coloursOf(painted(100, 80, twoRooms)).find(({ colour }) => colour[0] > 200)
    expect(red).toMatchObject({ colour: [220, 40, 40], pixels: 1600 })
  })

  it('stay parts of one when something stands in front [OUT-03]', () => {
    const behindATree = (x: number, y: number): Colour =>
      within(x, y, 25, 0, 32, 80) ? BLACK : twoRooms(x, y)
    const parts = partsOf(coloursOf(painted(100, 80, behindATree)), RED)
    expect(parts).toHaveLength(2)
    expect(cornersOf(parts?.[0])).toEqual(['32,20', '32,60', '50,20', '50,60'])
    expect(cornersOf(parts?.[1])).toEqual(['10,20', '10,60', '25,20', '25,60'])
  })

  it('bear soft edges: the nearest colour beside wins, not a third that the blend looks like [OUT-03]', () => {
    const smoothed = (x: number, y: number): Colour => {
      // A room far away is exactly what red and blue make together.
      if (within(x, y, 10, 66, 50, 78)) return PURPLE
      return x === 49 && y >= 20 && y < 60 ? PURPLE : twoRooms(x, y)
    }
    const colours = coloursOf(painted(100, 80, smoothed))
    expect(colours).toHaveLength(3)
    expect(partsOf(colours, PURPLE)).toHaveLength(1)
    const red = partsOf(colours, RED)?.[0] ?? []
    expect(Math.max(...red.map(([x]) => x))).toBeOneOf([49, 50])
  })

  it('bear the noise of a JPEG [OUT-03]', () => {
    const noisy = (x: number, y: number): Colour => {
      const [red, green, blue] = twoRooms(x, y)
      const noise = ((x * 7 + y * 13) % 7) - 3
      return [Math.max(0, red + noise), Math.max(0, green - noise), Math.max(0, blue + noise)]
    }
    const colours = coloursOf(painted(100, 80, noisy))
    expect(colours).toHaveLength(2)
    expect(cornersOf(partsOf(colours, RED)?.[0])).toEqual(['10,20', '10,60', '50,20', '50,60'])
  })

  it('keep two colours that look alike apart [OUT-03]', () => {
    const alike = (x: number, y: number): Colour =>
      within(x, y, 10, 20, 50, 60)
        ? [0x8c, 0x58, 0xda]
        : within(x, y, 50, 20, 90, 60)
          ? [0x96, 0x60, 0xdc]
          : BLACK
    expect(coloursOf(painted(100, 80, alike)).map(({ pixels }) => pixels)).toEqual([1600, 1600])
  })

  it('come in pixels of the picture from a mask of another size [OUT-03]', () => {
    const mask = painted(100, 80, twoRooms)
    expect(traceMask(mask, { width: 300, height: 240 })).toMatchObject({ frame: 'scaled' })
    expect(cornersOf(partsOf(coloursOf(mask, { width: 300, height: 240 }), RED)?.[0])).toEqual([
      ...['30,60', '30,180', '150,60', '150,180'],
    ])
  })

  it('are not made from a mask of other proportions [OUT-03]', () => {
    expect(traceMask(painted(100, 80, twoRooms), { width: 300, height: 200 })).toEqual({ frame: 'other' })
    expect(traceMask(painted(100, 80, twoRooms), { width: 100, height: 80 })).toMatchObject({ frame: 'same' })
  })

  it('leave specks to what surrounds them [OUT-03]', () => {
    const specked = (x: number, y: number): Colour =>
      within(x, y, 20, 30, 23, 33) ? BLUE : within(x, y, 60, 30, 62, 31) ? BLACK : twoRooms(x, y)
    const colours = coloursOf(painted(100, 80, specked))
    expect(partsOf(colours, RED)).toHaveLength(1)
    expect(partsOf(colours, BLUE)).toHaveLength(1)
  })

  it('take what can be seen through for ground, and find nothing in the dark', () => {
    expect(coloursOf(painted(100, 80, twoRooms, 0))).toEqual([])
    expect(coloursOf(painted(100, 80, () => [9, 12, 8]))).toEqual([])
  })

  it('follow a slanted edge without its stairs [OUT-03]', () => {
    const slanted = (x: number, y: number): Colour => (y > 10 && y < 70 && x > 10 && x < 20 + y ? RED : BLACK)
    const outline = partsOf(coloursOf(painted(100, 80, slanted)), RED)?.[0] ?? []
    expect(outline.length).toBeLessThan(7)
  })
})
