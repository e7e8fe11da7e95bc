import type { BuildingSummary } from '@belvedere/contract/entities/building'
import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { bedroomSpan } from '@belvedere/domain/apartments/bedroom-span'
import type { PreviewMode } from '@belvedere/domain/apartments/preview-modes'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { buildingPath, masterplanPath } from '@belvedere/domain/screens/screen-paths'
import { pictureOf } from '../content/media-of.ts'

type StatusCounts = Readonly<Partial<Record<ApartmentStatus, number>>>

/** A masterplan or a building as its card shows it, on the picture and in lists. */
export interface Place {
  readonly mode: Extract<PreviewMode, 'masterplan' | 'building'>
  readonly shapeId: string
  readonly poiId: number | null
  readonly name: string
  readonly path: string
  readonly picture: string | undefined
  readonly about: string
  readonly counts: StatusCounts
  readonly available: number
  readonly total: number
  /** The fewest and the most bedrooms of its apartments, as far as their types say. */
  readonly bedrooms: readonly [fewest: number, most: number] | undefined
}

type Ground = Pick<Masterplan, 'id' | 'poiId' | 'name' | 'media'>

export function masterplanPlace(ground: Ground, buildings: readonly BuildingSummary[], about: string): Place {
  return {
    mode: 'masterplan',
    shapeId: `masterplan-${ground.id}`,
    poiId: ground.poiId,
    name: ground.name,
    path: masterplanPath(ground.id),
    picture: pictureOf(ground.media, MEDIA_TYPES.poi_image),
    about,
    ...counted(buildings.map(({ statusCounts }) => statusCounts)),
    bedrooms: bedroomsIn(buildings),
  }
}

export function buildingPlace(building: BuildingSummary, about: string): Place {
  return {
    mode: 'building',
    shapeId: `building-${building.id}`,
    poiId: building.poiId,
    name: building.name,
    path: buildingPath(building.masterplanId, building.id),
    picture: pictureOf(building.media, MEDIA_TYPES.poi_image),
    about,
    ...counted([building.statusCounts]),
    bedrooms: bedroomsIn([building]),
  }
}

function bedroomsIn(buildings: readonly BuildingSummary[]): Place['bedrooms'] {
  return bedroomSpan(
    buildings.flatMap(({ apartmentTypes }) => apartmentTypes.map(({ properties }) => properties.typeKey)),
  )
}

function counted(all: readonly StatusCounts[]): Pick<Place, 'counts' | 'available' | 'total'> {
  const counts: Partial<Record<ApartmentStatus, number>> = {}
  for (const [status, count] of all.flatMap((one) => Object.entries(one) as [ApartmentStatus, number][])) {
    counts[status] = (counts[status] ?? 0) + count
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { counts, available: counts.available ?? 0, total }
}
