import type { Apartment } from '@belvedere/contract/entities/apartment'
import { queryOfFilter } from '@belvedere/domain/filters/filter-query'
import { similarFilter } from '@belvedere/domain/filters/similar-filter'
import { searchPath } from '@belvedere/domain/screens/screen-paths'

/** Where a buyer finds another one, when this one is sold: the building's list of similar ones. */
export function similarAddress(apartment: Apartment, apartments: readonly Apartment[]): string | undefined {
  if (apartment.status !== 'sold') return undefined
  const query = new URLSearchParams(queryOfFilter(similarFilter(apartment, apartments)))
  return `${searchPath(apartment.masterplanId, apartment.buildingId)}?${query}`
}
