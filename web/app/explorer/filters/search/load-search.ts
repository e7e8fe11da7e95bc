import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { buildingParam, masterplanParam } from '@belvedere/domain/screens/route-names'
import { type Api, notFound } from '../../../api/client.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The building whose apartments are searched. It must stand in the masterplan of the address (GEN-17). */
export async function loadBuildingSearch(api: Api, params: Params, url: URL) {
  const id = buildingParam(params) ?? notFound()
  const langId = langIdOf(localeOfPath(url.pathname))
  const asked = { params: { id }, query: { langId } }
  const building = await api.read('GET /api/v1/frontend/buildings/{id}', asked)
  if (building.masterplanId !== masterplanParam(params)) notFound()
  return { building }
}

/** The apartments of a whole project, and the types they may be of. */
export async function loadProjectSearch(api: Api, projectId: number, url: URL) {
  const langId = langIdOf(localeOfPath(url.pathname))
  const asked = { params: { id: projectId }, query: { langId } }
  const [apartments, buildings] = await Promise.all([
    api.read('GET /api/v1/frontend/projects/{id}/apartments', asked),
    api.read('GET /api/v1/frontend/projects/{id}/buildings', asked),
  ])
  const types = new Map(
    buildings.flatMap(({ apartmentTypes }) => apartmentTypes).map((type) => [type.id, type]),
  )
  return { apartments, apartmentTypes: [...types.values()].sort((a, b) => a.id - b.id) }
}
