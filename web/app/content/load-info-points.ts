import type { Poi } from '@belvedere/contract/entities/poi'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { Api } from '../api/client.ts'

interface Places {
  readonly masterplans: readonly { id: number }[]
  readonly buildings: readonly { id: number }[]
}

/** What there is to know beside the places themselves: the info points on and in them, each once. */
export async function loadInfoPoints(
  api: Api,
  places: Places,
  wish: { langId?: LanguageId } = {},
): Promise<Poi[]> {
  const { masterplan_info, building_info } = POI_TYPES
  const found = await Promise.all([
    ...places.masterplans.map(({ id }) =>
      api.read('GET /api/v1/frontend/masterplans/{id}/pois', {
        params: { id },
        query: { ...wish, poiTypeId: masterplan_info },
      }),
    ),
    ...places.buildings.map(({ id }) =>
      api.read('GET /api/v1/frontend/buildings/{id}/pois', {
        params: { id },
        query: { ...wish, poiTypeId: building_info },
      }),
    ),
  ])
  return [...new Map(found.flat().map((poi) => [poi.id, poi])).values()]
}
