import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { ApartmentFilter } from '@belvedere/domain/filters/filters'
import type { FilterFacts } from './filter-facts.ts'

/** What sets filters receives and reports. */
export interface FilterControlProps {
  readonly filter: ApartmentFilter
  readonly facts: FilterFacts
  readonly onChange: (change: Partial<ApartmentFilter>) => void
}

/** A card, panel or sheet that holds such controls. */
export interface FilterSurfaceProps extends FilterControlProps {
  /** How many apartments pass. */
  readonly matching: number
  readonly onReset: () => void
  readonly onClose: () => void
}

export interface FilterPanelsProps {
  readonly facts: FilterFacts
  /** Where all apartments of the project are, when it offers them. */
  readonly allApartmentsTo: string | undefined
  readonly onPick: (apartment: Apartment) => void
}
