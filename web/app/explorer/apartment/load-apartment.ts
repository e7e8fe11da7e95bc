import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { buildingParam, masterplanParam } from '@belvedere/domain/screens/route-names'
import { type Api, notFound } from '../../api/client.ts'
import { outlinedPicture } from '../../content/outlined-picture.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Everything the apartment page shows. It must lie under the building and masterplan of the address (GEN-17). */
export async function loadApartment(api: Api, params: Params, url: URL) {
  const id = parseId(params.apartmentId) ?? notFound()
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const apartment = await api.read('GET /api/v1/frontend/apartments/{id}', { params: { id }, query })
  const { buildingId, masterplanId, projectId } = apartment
  if (buildingId !== buildingParam(params) || masterplanId !== masterplanParam(params)) notFound()

  const [building, buildingPois, masterplanPois, packages] = await Promise.all([
    api.read('GET /api/v1/frontend/buildings/{id}', { params: { id: buildingId }, query }),
    api.read('GET /api/v1/frontend/buildings/{id}/pois', {
      params: { id: buildingId },
      query: { ...query, poiTypeId: POI_TYPES.building_apartment_view },
    }),
    api.read('GET /api/v1/frontend/masterplans/{id}/pois', {
      params: { id: masterplanId },
      query: { ...query, poiTypeId: POI_TYPES.masterplan_camera_view },
    }),
    api.read('GET /api/v1/frontend/projects/{id}/packages', {
      params: { id: projectId },
      query: { ...query, apartmentId: id },
    }),
  ])
  const [views, offers] = await Promise.all([
    Promise.all(
      buildingPois.map(async (view) => {
        const [picture] = await api.read('GET /api/v1/frontend/pois/{id}/media-content', {
          params: { id: view.id },
          query: { ...query, mediaTypeId: MEDIA_TYPES.poi_image_dzi },
        })
        return { view, picture: picture && outlinedPicture(picture) }
      }),
    ),
    Promise.all(
      packages.map(async (offer) => {
        const asked = { params: { id: offer.id }, query }
        return { ...offer, items: await api.read('GET /api/v1/frontend/packages/{id}/items', asked) }
      }),
    ),
  ])
  const poiIds = apartment.Pois.map((poi) => poi.id)
  const seenIn = views.find(({ picture }) =>
    picture?.mediaData.outlines.some(({ poiId }) => poiIds.includes(poiId)),
  )
  return { apartment, building, seenIn, offers, pictures: [...buildingPois, ...masterplanPois] }
}

export type ApartmentData = Awaited<ReturnType<typeof loadApartment>>
