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

/** Colours far apart, the same in every run. */
export function colourOf(nth: number): string {
  const step = (factor: number) => 40 + ((nth * factor) % 13) * 16
  return `#${[step(5), step(7), step(11)].map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
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
