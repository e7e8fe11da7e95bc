import { readFileSync } from 'node:fs'
import type { Points } from './raster.ts'

export interface DemoApartment {
  readonly id: number
  readonly name: string
  readonly building: number
  readonly floor: number
  readonly orientation: string
}

export interface DemoView {
  readonly key: string
  readonly building: number
  readonly width: number
  readonly height: number
  readonly outlines: readonly { readonly apartment: DemoApartment; readonly points: Points }[]
}

interface StoredView {
  readonly key: string
  readonly owner: { readonly kind: string; readonly id: number }
  readonly width: number
  readonly height: number
  readonly polygons: readonly { readonly target: { readonly id: number }; readonly points: Points }[]
}

const read = (file: string) => readFileSync(new URL(`../../demo/data/${file}`, import.meta.url), 'utf8')

export const demoApartments: readonly DemoApartment[] = JSON.parse(read('apartments.json'))

/** The pictures of buildings, each with the true outline of every apartment that is seen on it. */
export const buildingViews: readonly DemoView[] = (JSON.parse(read('views.json')) as StoredView[])
  .filter(({ owner }) => owner.kind === 'building')
  .map(({ key, owner, width, height, polygons }) => ({
    ...{ key, width, height },
    building: owner.id,
    outlines: polygons.map(({ target, points }) => ({ apartment: apartment(target.id), points })),
  }))

export function viewNamed(key: string): DemoView {
  const view = buildingViews.find((one) => one.key === key)
  if (!view) throw new Error(`The demo has no view ${key}`)
  return view
}

function apartment(id: number): DemoApartment {
  const found = demoApartments.find((one) => one.id === id)
  if (!found) throw new Error(`The demo has no apartment ${id}`)
  return found
}
