import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { Poi } from '@belvedere/contract/entities/poi'
import type { LanguageId } from '@belvedere/domain/content/languages'
import type { Api } from '../api/client.ts'

/** A place on a picture that tells about itself on a page of its own. */
export interface InfoPoint {
  readonly poiId: number
  readonly title: string
  /** In the picture's own pixels. */
  readonly at: readonly [x: number, y: number]
}

/** The polygons of a single point. On the picture of a quarter stand those of its communities and buildings too. */
export async function loadInfoPoints(
  api: Api,
  picture: MediaItem,
  known: readonly Poi[],
  langId: LanguageId,
): Promise<InfoPoint[]> {
  const markers = picture.mediaData.polygons.flatMap(({ poiId, points: [point, another] }) => {
    const [x, y] = point ?? []
    return another || x === undefined || y === undefined ? [] : [{ poiId, at: [x, y] as const }]
  })
  return Promise.all(
    markers.map(async ({ poiId, at }) => {
      const poi =
        known.find(({ id }) => id === poiId) ??
        (await api.read('GET /api/v1/frontend/pois/{id}', { params: { id: poiId }, query: { langId } }))
      return { poiId, title: poi.title, at }
    }),
  )
}
