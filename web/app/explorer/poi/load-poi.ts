import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { buildingPath, masterplanPath } from '@belvedere/domain/screens/screen-paths'
import type { Api } from '../../api/client.ts'
import type { Poi } from '../../api/entities.ts'
import { notFound } from '../../api/not-found.ts'
import { attributesOf, listOf } from '../../api/unwrap.ts'
import { picturesOf } from '../../content/pictures-of.ts'

/** What `?poiId=` names: the point of interest, its pictures, and the place that it belongs to (RTE-21). */
export async function loadPoi(api: Api, url: URL) {
  const id = parseId(url.searchParams.get('poiId') ?? undefined) ?? notFound()
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const asked = { params: { path: { id }, query } }
  const poi = await attributesOf(api.GET('/api/v1/frontend/pois/{id}', asked))
  // Title and text stand without the pictures (GEN-16).
  const media = await listOf(api.GET('/api/v1/frontend/pois/{id}/media-content', asked)).catch(
    ({ status }: Response) => {
      console.error(`The pictures of point of interest ${id} did not come: ${status}`)
      return []
    },
  )
  const pictures = picturesOf(media).map(({ id, media, mediaData: { width, height } }) => ({
    id,
    address: media,
    width,
    height,
  }))
  return { poi, pictures, place: await placeOf(api, poi, query) }
}

export type PoiData = Awaited<ReturnType<typeof loadPoi>>
export type PoiPicture = PoiData['pictures'][number]

/** The masterplan or building it belongs to, by name and address. */
async function placeOf(api: Api, poi: Poi, query: { langId: ReturnType<typeof langIdOf> }) {
  if (poi.buildingId !== null) {
    const path = { id: poi.buildingId }
    const building = await attributesOf(
      api.GET('/api/v1/frontend/buildings/{id}', { params: { path, query } }),
    )
    return { name: building.name, path: buildingPath(building.masterplanId, building.id) }
  }
  if (poi.masterplanId === null) return undefined
  const path = { id: poi.masterplanId }
  const { name, id } = await attributesOf(
    api.GET('/api/v1/frontend/masterplans/{id}', { params: { path, query } }),
  )
  return { name, path: masterplanPath(id) }
}
