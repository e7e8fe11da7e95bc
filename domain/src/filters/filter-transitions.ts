import type { RouteName } from '../screens/route-names.ts'
import type { BarButton } from './bar-filters.ts'
import { type ApartmentFilter, BAR_FILTERS, emptyFilter, type FilterName, NONE_OPEN } from './filters.ts'
import { selectionFilter } from './selection-filter.ts'
import { ALL_STATUSES, type StatusChoice } from './status-filter.ts'

/** The building-view button's title; the others are named as the bar names them. */
export type FilterTitle = BarButton | 'eye'

/** Everything the filters of a visit know (FLT-10, FLT-13). */
export interface BuildingFilters extends ApartmentFilter {
  /** On, the shapes are hidden and the filters are off. */
  readonly buildingView: boolean
  /** What building view took away, to be given back. */
  readonly previousStatus: readonly StatusChoice[]
  /** Pointed at, before it is selected. */
  readonly previewApartment: number | null
}

export const initialFilters: BuildingFilters = {
  ...emptyFilter,
  buildingView: false,
  previousStatus: emptyFilter.apartmentStatus,
  previewApartment: null,
}

const TITLES: readonly FilterTitle[] = [...BAR_FILTERS.map(({ name }) => name), 'all', 'search', 'eye']

export function openTitle({ currentIndex }: BuildingFilters): FilterTitle | undefined {
  return TITLES[currentIndex]
}

/**
 * What a press on a button of the bar does. Opening restores the filter as it was left, since closing keeps it;
 * the active one closes (BAR-08); 'eye' resets all and turns building view on, or off again (FLT-10).
 */
export function pressTitle(filters: BuildingFilters, title: FilterTitle): BuildingFilters {
  if (title === 'eye') return filters.buildingView ? leaveBuildingView(filters) : enterBuildingView(filters)
  if (filters.buildingView && title !== 'search') return filters
  if (openTitle(filters) === title) return closeFilter(filters)
  return { ...filters, currentIndex: TITLES.indexOf(title) }
}

export function closeFilter(filters: BuildingFilters): BuildingFilters {
  return { ...filters, currentIndex: NONE_OPEN }
}

/** Every filter as at the start; what is open stays open. */
export function resetFilters<Filter extends ApartmentFilter>(filter: Filter): Filter {
  return { ...filter, ...emptyFilter, currentIndex: filter.currentIndex }
}

export function resetFilter<Filter extends ApartmentFilter>(filter: Filter, name: FilterName): Filter {
  return { ...filter, ...BAR_FILTERS.find((each) => each.name === name)?.empty }
}

function enterBuildingView(filters: BuildingFilters): BuildingFilters {
  return {
    ...initialFilters,
    apartmentStatus: ALL_STATUSES,
    previousStatus: filters.apartmentStatus,
    buildingView: true,
  }
}

/** As they will be once building view is off again. */
export function withoutBuildingView(filters: BuildingFilters): BuildingFilters {
  return filters.buildingView ? leaveBuildingView(filters) : filters
}

function leaveBuildingView(filters: BuildingFilters): BuildingFilters {
  return { ...filters, apartmentStatus: filters.previousStatus, buildingView: false }
}

const KEEPING_ROUTES: readonly string[] = ['apartment-id', 'search', 'building-id'] satisfies RouteName[]

/** "Leaving for a route other than apartment, search or building resets all" (FLT-10). */
export function goToRoute(filters: BuildingFilters, routeName: string): BuildingFilters {
  return KEEPING_ROUTES.includes(routeName) ? filters : initialFilters
}

/** An apartment found by its name: only it matches, until it is let go of (FLT-06). */
export function selectApartment<Filter extends ApartmentFilter>(filter: Filter, id: number): Filter {
  return { ...filter, selectedApartments: [id] }
}

/** "The preview apartment … can be reset" (FLT-13). */
export function resetPreviewApartment(filters: BuildingFilters): BuildingFilters {
  return filters.previewApartment === null ? filters : { ...filters, previewApartment: null }
}

/** "… and the selected apartment with its filters": that only it matches (FLT-13). */
export function resetSelectedApartment<Filter extends ApartmentFilter>(filter: Filter): Filter {
  return selectionFilter.isActive(filter) ? { ...filter, ...selectionFilter.empty } : filter
}
