import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { MediaItem } from '@belvedere/contract/entities/media-item'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { boxOf } from '@belvedere/domain/geometry/box'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'
import { pictureOf, picturesOfType } from '../../content/media-of.ts'
import { outlinedPicture, outlinesOf } from '../../content/outlined-picture.ts'

export interface AskedPicture {
  readonly address: string
  readonly position?: string | undefined
}

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
  const [project] = projects
  // Of several buildings no one is theirs: then it is the project's.
  const own = buildings.length === 1 ? await pictureWith(api, apartments[0], locale) : undefined
  const ofProject = picturesOfType(project?.media ?? [], MEDIA_TYPES.project_title_image)
  const address = ofProject[1] ?? ofProject[0]
  const picture: AskedPicture | undefined = own ?? (address === undefined ? undefined : { address })
  return { apartments, projects, typeNames: new Map(types.map(({ id, name }) => [id, name])), picture }
}

/** The picture of its building that the apartment is seen on, or else its first; a part of it around the apartment is shown. */
async function pictureWith(
  api: Api,
  apartment: Apartment | undefined,
  locale: Locale,
): Promise<AskedPicture | undefined> {
  if (!apartment) return undefined
  const langId = langIdOf(locale)
  const views = await api.read('GET /api/v1/frontend/buildings/{id}/pois', {
    params: { id: apartment.buildingId },
    query: { langId, poiTypeId: POI_TYPES.building_apartment_view },
  })
  const pictures = await Promise.all(
    views.map(async ({ id, media }) => {
      const [picture] = await api.read('GET /api/v1/frontend/pois/{id}/media-content', {
        params: { id },
        query: { langId, mediaTypeId: MEDIA_TYPES.poi_image_dzi },
      })
      const address = pictureOf(media, MEDIA_TYPES.poi_image_dzi)
      return address === undefined ? [] : [{ address, position: picture && placeOn(picture, apartment) }]
    }),
  )
  const [first, ...others] = pictures.flat()
  return [first, ...others].find((picture) => picture?.position) ?? first
}

/** Where on the picture the apartment is, as CSS places pictures. */
function placeOn(picture: MediaItem, { Pois }: Apartment): string | undefined {
  const { width, height } = picture.mediaData
  const outlines = outlinesOf(outlinedPicture(picture))
  const points = Pois.flatMap(({ id }) => outlines.get(id) ?? []).flat()
  if (!width || !height || points.length === 0) return undefined
  const { left, right, top, bottom } = boxOf(points)
  const share = (from: number, to: number, of: number) => `${Math.round((50 * (from + to)) / of)}%`
  return `${share(left, right, width)} ${share(top, bottom, height)}`
}

export type Asked = Awaited<ReturnType<typeof loadAsked>>
