import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { masterplanParam } from '@belvedere/domain/screens/route-names'
import { type Api, notFound } from '../../api/client.ts'
import { loadCameraPicture } from '../../content/camera-picture.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Everything the masterplan screen shows. An unpublished masterplan has no picture: it is a bare list (NAV-06). */
export async function loadMasterplan(api: Api, params: Params, url: URL) {
  const id = masterplanParam(params) ?? notFound()
  const langId = langIdOf(localeOfPath(url.pathname))
  const asked = { params: { id }, query: { langId } }
  const [masterplan, pois] = await Promise.all([
    api.read('GET /api/v1/frontend/masterplans/{id}', asked),
    api.read('GET /api/v1/frontend/masterplans/{id}/pois', asked),
  ])
  const viewType = POI_TYPES.masterplan_camera_view
  const camera = await loadCameraPicture(api, pois, { viewType, viewId: params.viewId, langId })
  return { masterplan, camera }
}
