import type { Apartment } from '../api/entities.ts'

/** What every card is given to show. */
export interface CardFacts {
  apartment: Apartment
  typeName: string | undefined
  selectedFilters: readonly number[]
}
