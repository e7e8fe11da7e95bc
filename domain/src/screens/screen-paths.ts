/** Addresses without a language prefix; `localisedPath` puts them under `/rs`. */
export const HOME_PATH = '/home'
export const MAP_PATH = '/map'
export const COMPARE_PATH = '/compare-apartments-view'
export const MASTERPLANS_PATH = '/masterplan'
export const BUILDINGS_PATH = '/building'
export const BASE_PAGE_PATH = '/base-page'
export const INSPIRE_PATH = '/inspire'
/** All points of interest of a project. */
export const POIS_PATH = '/poi-details-page'

export function poiDetailsPath(poiId: number): string {
  return `${POIS_PATH}?poiId=${poiId}`
}

export function masterplanPath(id: number, viewId?: number): string {
  return viewId === undefined ? `/masterplan/${id}` : `/masterplan/${id}/view/${viewId}`
}

export function buildingPath(masterplanId: number, id: number, viewId?: number): string {
  const building = `${masterplanPath(masterplanId)}/building/${id}`
  return viewId === undefined ? building : `${building}/${viewId}`
}

export function searchPath(masterplanId: number, buildingId: number): string {
  return `${buildingPath(masterplanId, buildingId)}/search`
}

export function apartmentPath(masterplanId: number, buildingId: number, apartmentId: number): string {
  return `${buildingPath(masterplanId, buildingId)}/apartment/${apartmentId}`
}

/** What becomes of what people write; where the project is known, of its own time and address. */
export function privacyPath(projectId?: number): string {
  return projectId === undefined ? '/privacy' : `/privacy?projectId=${projectId}`
}

/** All apartments of a project; where a host carries several, the address says whose. */
export function apartmentSearchPath(projectId: number): string {
  return `/apartmentSearch?projectId=${projectId}`
}
