import type { Apartment } from '@belvedere/contract/entities/apartment'

/** What every card is given to show. */
export interface CardProps {
  apartment: Apartment
  typeName: string | undefined
  selectedFilters: readonly number[]
}
