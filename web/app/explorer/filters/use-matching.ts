import type { Apartment } from '@belvedere/contract/entities/apartment'
import { matcherOf } from '@belvedere/domain/filters/filter-apartments'
import { FILTERS } from '@belvedere/domain/filters/filters'
import { useDeferredValue, useMemo } from 'react'
import { useFilters } from '../../state/visit-filters.ts'

/**
 * Which apartments the filters let through. It may lag behind a slider that is being dragged: the picture is drawn anew
 * when there is time for it, so that the thumb never waits.
 */
export function useMatching(apartments: readonly Apartment[]): (apartmentId: number) => boolean {
  const filters = useDeferredValue(useFilters())
  const values = FILTERS.map(({ field }) => filters[field])
  // biome-ignore lint/correctness/useExhaustiveDependencies: which filter is open, or what is pointed at, does not matter
  return useMemo(() => {
    const passes = matcherOf(filters)
    const leftOut = new Set(apartments.filter((apartment) => !passes(apartment)).map(({ id }) => id))
    return (id) => !leftOut.has(id)
  }, [apartments, ...values])
}
