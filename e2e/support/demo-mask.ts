import type { Page } from '@playwright/test'
import { apartments, views } from './dataset.ts'

type Points = readonly (readonly [number, number])[]

export interface ShownApartment {
  readonly name: string
  readonly floor: number
  readonly points: Points
}

export interface ShownView {
  readonly width: number
  readonly height: number
  readonly apartments: readonly ShownApartment[]
}

/** A picture of the demo, by its building and its place among the building's pictures, with its true outlines. */
export function shownView(building: number, nth = 0): ShownView {
  const own = views.filter(({ owner }) => owner.kind === 'building' && owner.id === building)
  const view = own[nth]
  if (!view) throw new Error(`building ${building} has no picture ${nth}`)
  const { width, height, polygons } = view
  return {
    ...{ width, height },
    apartments: polygons.flatMap(({ target, points }) => {
      const found = apartments.find(({ id }) => id === target.id)
      return found ? [{ name: found.name, floor: found.floor, points }] : []
    }),
  }
}

export interface Painted {
  readonly hex: string
  readonly points: Points
}

/** So many colours, each far from all others and from those that are taken, the same in every run. */
export function coloursApart(count: number, taken: readonly string[]): string[] {
  const apart = 34
  const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const colours = [...taken]
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 32 + Math.floor((seed / 2_147_483_648) * 224)
  }
  while (colours.length < taken.length + count) {
    const one = [next(), next(), next()]
    if (
      colours.some((other) => Math.hypot(...channels(other).map((value, i) => value - (one[i] ?? 0))) < apart)
    )
      continue
    colours.push(`#${one.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase())
  }
  return colours.slice(taken.length)
}

/** A mask as a 3D studio exports it, painted by the browser: flat colours on black. */
export async function paintMask(
  page: Page,
  shapes: readonly Painted[],
  view: { width: number; height: number },
  width: number,
  height = Math.round((view.height * width) / view.width),
): Promise<Buffer> {
  const url = await page.evaluate(
    ({ shapes, width, height, scale }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      brush.fillStyle = '#000'
      brush.fillRect(0, 0, width, height)
      for (const { hex, points } of shapes) {
        brush.fillStyle = hex
        brush.beginPath()
        for (const [x, y] of points) brush.lineTo(x * scale, y * scale)
        brush.fill()
      }
      return canvas.toDataURL('image/png')
    },
    { shapes, width, height, scale: width / view.width },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
