import { matcherOf } from '@belvedere/domain/filters/filter-apartments'
import { useDeferredValue, useMemo } from 'react'
import type { Apartment } from '../../api/entities.ts'
import { useFilters } from '../../state/filters.ts'

/**
 * Which apartments the filters let through. It may lag behind a slider that is being dragged: the picture is drawn anew
 * when there is time for it, so that the thumb never waits.
 */
export function useMatching(apartments: readonly Apartment[]): (apartmentId: number) => boolean {
  const filters = useDeferredValue(useFilters())
  const { filterArea, filterFloor, filterPrice, apartmentStatus } = filters
  const { selectedApartmentTypes, selectedApartments, selectedOrientations } = filters
  return useMemo(() => {
    const passes = matcherOf({
      filterArea,
      filterFloor,
      filterPrice,
      apartmentStatus,
      selectedApartmentTypes,
      selectedApartments,
      selectedOrientations,
    })
    const leftOut = new Set(apartments.filter((apartment) => !passes(apartment)).map(({ id }) => id))
    return (id) => !leftOut.has(id)
  }, [
    apartments,
    filterArea,
    filterFloor,
    filterPrice,
    apartmentStatus,
    selectedApartmentTypes,
    selectedApartments,
    selectedOrientations,
  ])
}
