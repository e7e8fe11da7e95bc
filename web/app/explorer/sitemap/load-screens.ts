import {
  apartmentPath,
  BASE_PAGE_PATH,
  BUILDINGS_PATH,
  buildingPath,
  HOME_PATH,
  INSPIRE_PATH,
  MAP_PATH,
  MASTERPLANS_PATH,
  masterplanPath,
  POIS_PATH,
  poiDetailsPath,
} from '@belvedere/domain/screens/screen-paths'
import type { Api } from '../../api/client.ts'
import { loadInfoPoints } from '../../content/load-info-points.ts'

const FLAT = [HOME_PATH, MASTERPLANS_PATH, BUILDINGS_PATH, BASE_PAGE_PATH, INSPIRE_PATH, POIS_PATH]

/** Every public screen of the host with published content, without its language. */
export async function loadScreens(api: Api): Promise<string[]> {
  const projects = await api.read('GET /api/v1/frontend/projects')
  const alone = projects.length === 1
  const shown = projects.filter(({ rootMasterplanId }) => rootMasterplanId !== null)
  const content = await Promise.all(shown.map(({ id }) => screensOf(api, id, alone)))
  return ['/', MAP_PATH, ...content.flat()]
}

async function screensOf(api: Api, projectId: number, alone: boolean): Promise<string[]> {
  const of = (id: number) => ({ params: { id } })
  const [masterplans, buildings, apartments] = await Promise.all([
    api.read('GET /api/v1/frontend/projects/{id}/masterplans', of(projectId)),
    api.read('GET /api/v1/frontend/projects/{id}/buildings', of(projectId)),
    api.read('GET /api/v1/frontend/projects/{id}/apartments', of(projectId)),
  ])
  const pois = await loadInfoPoints(api, { masterplans, buildings })
  return [
    ...FLAT.map((path) => (alone ? path : `${path}?projectId=${projectId}`)),
    ...masterplans.map(({ id }) => masterplanPath(id)),
    ...buildings.map(({ id, masterplanId }) => buildingPath(masterplanId, id)),
    ...pois.map(({ id }) => poiDetailsPath(id)),
    ...apartments.map(({ id, buildingId, masterplanId }) => apartmentPath(masterplanId, buildingId, id)),
  ]
}
