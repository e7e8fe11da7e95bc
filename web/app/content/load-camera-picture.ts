import type { Poi } from '@belvedere/contract/entities/poi'
import { chooseCameraView } from '@belvedere/domain/content/camera-view'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { PoiTypeId } from '@belvedere/domain/content/poi-types'
import { parseId } from '@belvedere/domain/screens/parse-id'
import type { Api } from '../api/client.ts'
import { notFound } from '../api/not-found.ts'
import { type InfoPoint, loadInfoPoints } from './load-info-points.ts'
import { type OutlinedPicture, outlinedPicture } from './outlined-picture.ts'

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
