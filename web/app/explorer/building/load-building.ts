import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { buildingParam, masterplanParam } from '@belvedere/domain/screens/route-names'
import { type Api, notFound } from '../../api/client.ts'
import { loadCameraPicture } from '../../content/camera-picture.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Everything the building screen shows. The building must stand in the masterplan of the address (GEN-17). */
export async function loadBuilding(api: Api, params: Params, url: URL) {
  const id = buildingParam(params) ?? notFound()
  const langId = langIdOf(localeOfPath(url.pathname))
  const asked = { params: { id }, query: { langId } }
  const [building, pois] = await Promise.all([
    api.read('GET /api/v1/frontend/buildings/{id}', asked),
    api.read('GET /api/v1/frontend/buildings/{id}/pois', asked),
  ])
  if (building.masterplanId !== masterplanParam(params)) notFound()
  const viewType = POI_TYPES.building_apartment_view
  const camera = await loadCameraPicture(api, pois, { viewType, viewId: params.viewId, langId })
  return { building, camera }
}
