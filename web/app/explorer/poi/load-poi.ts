import type { Poi } from '@belvedere/contract/entities/poi'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { buildingPath, masterplanPath } from '@belvedere/domain/screens/screen-paths'
import { type Api, notFound } from '../../api/client.ts'
import { picturesOf } from '../../content/pictures-of.ts'

/** What `?poiId=` names: the point of interest, its pictures, and the place that it belongs to (RTE-21). */
export async function loadPoi(api: Api, url: URL) {
  const id = parseId(url.searchParams.get('poiId') ?? undefined) ?? notFound()
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const asked = { params: { id }, query }
  const poi = await api.read('GET /api/v1/frontend/pois/{id}', asked)
  // Title and text stand without the pictures (GEN-16).
  const media = await api
    .read('GET /api/v1/frontend/pois/{id}/media-content', asked)
    .catch(({ status }: Response) => {
      console.error(`The pictures of point of interest ${id} did not come: ${status}`)
      return []
    })
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
    const params = { id: poi.buildingId }
    const building = await api.read('GET /api/v1/frontend/buildings/{id}', { params, query })
    return { name: building.name, path: buildingPath(building.masterplanId, building.id) }
  }
  if (poi.masterplanId === null) return undefined
  const params = { id: poi.masterplanId }
  const { name, id } = await api.read('GET /api/v1/frontend/masterplans/{id}', { params, query })
  return { name, path: masterplanPath(id) }
}
