import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'
import { pictureOf } from '../../content/media-of.ts'

/** What is asked about, with the names of its types and a picture of the building it lies in. */
export async function loadAsked(api: Api, ids: readonly number[], locale: Locale) {
  const query = { langId: langIdOf(locale) }
  const apartments = await Promise.all(
    ids.map((id) => api.read('GET /api/v1/frontend/apartments/{id}', { params: { id }, query })),
  )
  const buildings = await Promise.all(
    [...new Set(apartments.map(({ buildingId }) => buildingId))].map((id) =>
      api.read('GET /api/v1/frontend/buildings/{id}', { params: { id }, query }),
    ),
  )
  const projects = await Promise.all(
    [...new Set(apartments.map(({ projectId }) => projectId))].map((id) =>
      api.read('GET /api/v1/frontend/projects/{id}', { params: { id }, query }),
    ),
  )
  const types = buildings.flatMap(({ apartmentTypes }) => apartmentTypes)
  const [first] = buildings
  const views = first
    ? await api.read('GET /api/v1/frontend/buildings/{id}/pois', {
        params: { id: first.id },
        query: { ...query, poiTypeId: POI_TYPES.building_apartment_view },
      })
    : []
  const picture = views.map((view) => pictureOf(view.media, MEDIA_TYPES.poi_image_dzi)).find(Boolean)
  return { apartments, projects, typeNames: new Map(types.map(({ id, name }) => [id, name])), picture }
}

export type Asked = Awaited<ReturnType<typeof loadAsked>>
