import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { Poi } from '@belvedere/contract/entities/poi'
import { chooseCameraView } from '@belvedere/domain/content/camera-view'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { PoiTypeId } from '@belvedere/domain/content/poi-types'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { type Api, notFound } from '../api/client.ts'
import { pictureOf } from './media-of.ts'
import { type OutlinedPicture, outlinedPicture } from './outlined-picture.ts'
import { pictureAddress, pictureSources } from './picture-address.ts'

export interface CameraPicture {
  readonly views: readonly Poi[]
  readonly view: Poi
  readonly picture: OutlinedPicture
  readonly infoPoints: readonly InfoPoint[]
}

interface Asked {
  readonly viewType: PoiTypeId
  /** The address's `viewId`; a view that is not there is a 404 (GEN-17). */
  readonly viewId: string | undefined
  readonly langId: LanguageId
}

/** The camera views among these points of interest, and the picture of the chosen one with its outlines. */
export async function loadCameraPicture(
  api: Api,
  pois: readonly Poi[],
  { viewType, viewId, langId }: Asked,
): Promise<CameraPicture | undefined> {
  const views = pois.filter((poi) => poi.poiTypeId === viewType)
  const view = chooseCameraView(views, viewId === undefined ? undefined : (parseId(viewId) ?? Number.NaN))
  if (!view) return viewId === undefined ? undefined : notFound()
  const [picture] = await api.read('GET /api/v1/frontend/pois/{id}/media-content', {
    params: { id: view.id },
    query: { langId, mediaTypeId: MEDIA_TYPES.poi_image_dzi },
  })
  if (!picture) return undefined
  const infoPoints = await loadInfoPoints(api, picture, pois, langId)
  return { views, view, picture: outlinedPicture(picture), infoPoints }
}

/** A place on a picture that tells about itself on a page of its own. */
export interface InfoPoint {
  readonly poiId: number
  readonly title: string
  /** In the picture's own pixels. */
  readonly at: readonly [x: number, y: number]
}

/** The polygons of a single point. On the picture of a quarter stand those of its communities and buildings too. */
async function loadInfoPoints(
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

/** A camera view's picture as the viewer takes it; undefined while its tiles are not made yet. */
export function viewerPicture({ view, picture }: CameraPicture, alt: string) {
  const { width, height, tiles } = picture.mediaData
  if (!width || !height || !tiles || !picture.media) return undefined
  return {
    key: view.id,
    width,
    height,
    tiles,
    alt,
    poster: pictureSources(picture.media),
  }
}

/** Camera views as links with thumbnails. */
export function cameraViewChoices(views: readonly Poi[], hrefOf: (viewId: number) => string) {
  return views.map((view) => {
    const picture = pictureOf(view.media, MEDIA_TYPES.poi_image_dzi)
    return {
      id: view.id,
      name: view.title,
      href: hrefOf(view.id),
      thumbnail: picture && pictureAddress(picture, 320),
    }
  })
}
