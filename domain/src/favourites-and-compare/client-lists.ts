import { emptyFilterState, type StatusChoice } from '../filters/filter-state.ts'

/** Favourites are kept in browser storage under this key, as an array of apartment ids. */
export const FAVORITES_STORAGE_KEY = 'favorites'

interface ApartmentWithMedia {
  readonly id: number
  readonly media: string | null
}

/** What the browser remembers about apartments. */
export interface ClientLists<Apartment extends ApartmentWithMedia> {
  readonly favoritesList: readonly number[]
  readonly compareList: readonly Apartment[]
  readonly apartments: readonly Apartment[]
  /** The status choice to return to when building view is turned off. */
  readonly previousApartmentStatus: readonly StatusChoice[]
}

export const emptyClientLists: ClientLists<never> = {
  favoritesList: [],
  compareList: [],
  apartments: [],
  previousApartmentStatus: emptyFilterState.apartmentStatus,
}
