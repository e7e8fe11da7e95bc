import type { MediaItem } from '@belvedere/contract/entities/media-item'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'

/** An apartment where a picture shows it. */
export interface FacadeCell {
  readonly apartmentId: number
  readonly name: string
  readonly floor: number
  readonly outlines: readonly Outline[]
}

/** A building from one side, as buyers see it. */
export interface Facade {
  readonly id: number
  readonly title: string
  readonly picture: { readonly address: string; readonly width: number; readonly height: number } | undefined
  readonly cells: readonly FacadeCell[]
}

/** The sides of a building on which apartments are outlined; none while it is not published. */
export async function loadFacades(buildingId: number, locale: Locale): Promise<Facade[]> {
  const query = { langId: langIdOf(locale) }
  const params = { id: buildingId }
  try {
    const [building, views] = await Promise.all([
      browserApi().read('GET /api/v1/frontend/buildings/{id}', { params, query }),
      browserApi().read('GET /api/v1/frontend/buildings/{id}/pois', {
        params,
        query: { ...query, poiTypeId: POI_TYPES.building_apartment_view },
      }),
    ])
    const facades = await Promise.all(
      views.map(async ({ id, title }): Promise<Facade[]> => {
        const [media] = await browserApi().read('GET /api/v1/frontend/pois/{id}/media-content', {
          params: { id },
          query: { ...query, mediaTypeId: MEDIA_TYPES.poi_image_dzi },
        })
        if (!media) return []
        const cells = building.apartments.flatMap((apartment) => {
          const own = outlinesOn(media, apartment.Pois)
          const { id: apartmentId, name, floor } = apartment
          return own.length === 0 ? [] : [{ apartmentId, name, floor, outlines: own }]
        })
        const { width, height } = media.mediaData
        const picture = media.media && width && height ? { address: media.media, width, height } : undefined
        return cells.length === 0 ? [] : [{ id, title, picture, cells }]
      }),
    )
    return facades.flat()
  } catch (error) {
    if (error instanceof Response && error.status === 404) return []
    throw error
  }
}

/** What leads to one of these on a picture; a single point is a marker, not an outline. */
function outlinesOn({ mediaData }: MediaItem, pois: readonly { readonly id: number }[]): Outline[] {
  return mediaData.polygons
    .filter(({ poiId, points }) => points.length > 1 && pois.some(({ id }) => id === poiId))
    .map(({ points }) => points.map(([x = 0, y = 0]): Point => [x, y]))
}
