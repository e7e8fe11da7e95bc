import type { PlaceAt } from '@belvedere/domain/places/place-tree'

/** Which place a page is about: `?building=1&floor=3`; the project itself without any. */
export function placeOfAddress(search: URLSearchParams): PlaceAt | undefined {
  const id = (name: string) => {
    const value = search.get(name)
    return value !== null && /^-?\d+$/.test(value) ? Number(value) : undefined
  }
  const [masterplan, building, floor, apartment] = ['masterplan', 'building', 'floor', 'apartment'].map(id)
  if (apartment !== undefined) return { kind: 'apartments', id: apartment }
  if (building !== undefined && floor !== undefined)
    return { kind: 'floors', id: floor, buildingId: building }
  if (building !== undefined) return { kind: 'buildings', id: building }
  return masterplan === undefined ? undefined : { kind: 'masterplans', id: masterplan }
}

export function addressOfPlace(at: PlaceAt | undefined): Record<string, string> {
  switch (at?.kind) {
    case 'masterplans':
      return { masterplan: `${at.id}` }
    case 'buildings':
      return { building: `${at.id}` }
    case 'floors':
      return { building: `${at.buildingId}`, floor: `${at.id}` }
    case 'apartments':
      return { apartment: `${at.id}` }
    default:
      return {}
  }
}
