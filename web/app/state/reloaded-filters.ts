import { filterOfQuery, queryOfFilter } from '@belvedere/domain/filters/filter-query'
import { type BuildingFilters, withoutBuildingView } from '@belvedere/domain/filters/filter-transitions'
import type { ApartmentFilter } from '@belvedere/domain/filters/filters'

const KEY = 'belvedere.filters'

/** The page that is being left, and its filters as an address would tell them. */
export function keepForReload(filters: BuildingFilters): void {
  const query = new URLSearchParams(queryOfFilter(withoutBuildingView(filters)))
  try {
    window.sessionStorage.setItem(KEY, `${location.pathname}?${query}`)
  } catch {}
}

/** What was kept, where the browser has loaded that very page again; a page that was opened anew begins without filters. */
export function takeKept(): ApartmentFilter | undefined {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!loaded || loaded.type === 'navigate') return undefined
  const [path, query] = (read() ?? '').split('?')
  if (path !== new URL(loaded.name).pathname) return undefined
  return filterOfQuery(new URLSearchParams(query))
}

/** A browser that forbids storage begins without filters. */
function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
