import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'
import { pictureOf, picturesOfType } from '../../content/media-of.ts'

/** What is asked about, with the names of its types and the picture beside the form. */
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
  // As on the thank-you that follows: the project's upright picture. A façade lies across, and little of it would be seen.
  const [project] = projects
  const upright = picturesOfType(project?.media ?? [], MEDIA_TYPES.project_title_image)[1]
  const picture = upright ?? (await viewOf(api, buildings[0]?.id, locale))
  return { apartments, projects, typeNames: new Map(types.map(({ id, name }) => [id, name])), picture }
}

async function viewOf(api: Api, id: number | undefined, locale: Locale) {
  if (id === undefined) return undefined
  const views = await api.read('GET /api/v1/frontend/buildings/{id}/pois', {
    params: { id },
    query: { langId: langIdOf(locale), poiTypeId: POI_TYPES.building_apartment_view },
  })
  return views.map((view) => pictureOf(view.media, MEDIA_TYPES.poi_image_dzi)).find(Boolean)
}

export type Asked = Awaited<ReturnType<typeof loadAsked>>
