import {
  type BuildingFilters,
  closeFilter as closed,
  type FilterTitle,
  goToRoute,
  initialFilters,
  openTitle,
  pressTitle,
  resetFilters,
  resetPreviewApartment,
  resetSelectedApartment,
  selectApartment,
} from '@belvedere/domain/filters/filter-transitions'
import type { ApartmentFilter } from '@belvedere/domain/filters/filters'
import { createStore } from './create-store.ts'
import { keepForReload, takeKept } from './reloaded-filters.ts'
import { onRoute } from './route-watch.ts'

/** The filters of the visit: the building's picture and its search page share them (FLT-10). */
const filters = createStore<BuildingFilters>(initialFilters)

/** A building's address does not tell its filters as a list's does: they are kept for a reload of the page. */
if (typeof window !== 'undefined') {
  const kept = takeKept()
  if (kept) filters.set((now) => ({ ...now, ...kept }))
  addEventListener('pagehide', () => keepForReload(filters.get()))
}

export const useFilters = () => filters.use((now) => now)

export const useOpenFilter = () => filters.use(openTitle)

export const useBuildingView = () => filters.use(({ buildingView }) => buildingView)

export const usePreviewApartment = () => filters.use(({ previewApartment }) => previewApartment)

export const pressFilter = (title: FilterTitle) => filters.set((now) => pressTitle(now, title))

export const closeFilter = () => filters.set(closed)

export const changeFilters = (change: Partial<ApartmentFilter>) =>
  filters.set((now) => ({ ...now, ...change }))

export const resetAllFilters = () => filters.set(resetFilters)

/** As the search page has them. */
export const adoptFilter = (filter: ApartmentFilter) =>
  filters.set((now) => ({ ...now, ...filter, currentIndex: now.currentIndex, buildingView: false }))

/** They stay from a building to its list and its apartments; anywhere else they end. */
onRoute((routeName) => filters.set((now) => goToRoute(now, routeName)))

export const showOnly = (apartmentId: number) =>
  filters.set((now) => selectApartment(closed(now), apartmentId))

/** The selection and what came with it. */
export const letGoOfApartment = () => filters.set(resetSelectedApartment)

export const preview = (apartmentId: number | null) =>
  filters.set((now) =>
    apartmentId === null ? resetPreviewApartment(now) : { ...now, previewApartment: apartmentId },
  )
