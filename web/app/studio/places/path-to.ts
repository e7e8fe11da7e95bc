import { type PlaceAt, TOP } from '@belvedere/domain/places/place-tree'
import type { ProjectPlaces } from './load-places.ts'

/** All that a place lies in, from the project (undefined) on. */
export function pathTo(places: ProjectPlaces, at: PlaceAt | undefined): (PlaceAt | undefined)[] {
  const above = at && placeAbove(places, at)
  return at ? [...pathTo(places, above), above] : []
}

function placeAbove({ masterplans, buildings, apartments }: ProjectPlaces, at: PlaceAt): PlaceAt | undefined {
  const masterplan = (id: number): PlaceAt | undefined =>
    id === TOP ? undefined : { kind: 'masterplans', id }
  switch (at.kind) {
    case 'masterplans':
      return masterplan(masterplans.find(({ id }) => id === at.id)?.parentId ?? TOP)
    case 'buildings':
      return masterplan(buildings.find(({ id }) => id === at.id)?.masterplanId ?? TOP)
    case 'floors':
      return { kind: 'buildings', id: at.buildingId }
    default: {
      const apartment = apartments.find(({ id }) => id === at.id)
      return apartment && { kind: 'floors', id: apartment.floor, buildingId: apartment.buildingId }
    }
  }
}
