import { MAP_PATH } from '../screens/screen-paths.ts'
import type { PlaceType } from './place-search.ts'

/** What the map's address asks it to show. */
export interface MapTarget {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

/** The part of `URLSearchParams` that reads. */
interface Query {
  get(name: string): string | null
  has(name: string): boolean
}

/** How far the map zooms in on what was found: the whole country, the region, the town. */
const ZOOMS: Readonly<Record<PlaceType, number>> = { country: 5, region: 8, place: 12 }

export function targetOfPlace(place: { type: PlaceType; latitude: number; longitude: number }): MapTarget {
  return { latitude: place.latitude, longitude: place.longitude, zoom: ZOOMS[place.type] }
}

export function mapTargetPath({ latitude, longitude, zoom }: MapTarget): string {
  return `${MAP_PATH}?lat=${latitude}&lng=${longitude}&zoom=${zoom}`
}

/** Near Me goes to the map first when no map is shown (LOC-02). */
export const LOCATE_PATH = `${MAP_PATH}?locate`

/** The target that an address names; an address may say anything, so what is no place on earth is none. */
export function readMapTarget(query: Query): MapTarget | undefined {
  const latitude = numberIn(query.get('lat'), -85, 85)
  const longitude = numberIn(query.get('lng'), -180, 180)
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude, zoom: numberIn(query.get('zoom'), 0, 20) ?? ZOOMS.place }
}

export function asksToLocate(query: Query): boolean {
  return query.has('locate')
}

function numberIn(text: string | null, least: number, most: number): number | undefined {
  const number = text ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}
