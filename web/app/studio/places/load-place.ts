import type { Answer } from '@belvedere/contract/client-types'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { inOrder, type PlaceAt } from '@belvedere/domain/places/place-tree'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../../staff/load/read-every.ts'

export type Media = Answer<'GET /api/v1/studio/projects/{projectId}/media'>[number]
type CameraView = Answer<'GET /api/v1/studio/projects/{projectId}/camera-views'>[number]
type InfoPoint = Answer<'GET /api/v1/studio/projects/{projectId}/info-points'>[number]

/** Texts as they are kept, by language id. */
export type Texts = Readonly<Record<string, string | undefined>>

export interface ViewOfPlace extends CameraView {
  readonly title: Texts
  /** Undefined until the first picture has come. */
  readonly picture: Media | undefined
}

export interface InfoPointOfPlace extends InfoPoint {
  readonly title: Texts
  readonly text: Texts
}

/** What hangs on a place: its texts and pictures, how cameras see it, what is told about points on it. */
export interface PlaceContents {
  readonly poiId: number
  readonly media: readonly Media[]
  readonly views: readonly ViewOfPlace[]
  readonly infoPoints: readonly InfoPointOfPlace[]
}

export const textsOf = (media: readonly Media[], type: number): Texts =>
  media.find(({ mediaTypeId }) => mediaTypeId === type)?.texts ?? {}

export const picturesIn = (media: readonly Media[]): Media[] =>
  inOrder(media.filter(({ mediaTypeId, file }) => mediaTypeId === MEDIA_TYPES.poi_image && file !== null))

const mediaOn = (projectId: number, poiId: number) =>
  readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/media', {
      params: { projectId },
      query: { ...from, 'filter[poiId]': poiId },
    }),
  )

export async function loadPlace(projectId: number, at: PlaceAt, poiId: number): Promise<PlaceContents> {
  const api = browserApi()
  const params = { projectId }
  const query =
    at.kind === 'masterplans' ? { 'filter[masterplanId]': at.id } : { 'filter[buildingId]': at.id }
  const hasViews = at.kind === 'masterplans' || at.kind === 'buildings'
  const [media, views, infoPoints] = await Promise.all([
    mediaOn(projectId, poiId),
    hasViews ? api.read('GET /api/v1/studio/projects/{projectId}/camera-views', { params, query }) : [],
    hasViews ? api.read('GET /api/v1/studio/projects/{projectId}/info-points', { params, query }) : [],
  ])
  return {
    poiId,
    media,
    views: await Promise.all(
      inOrder(views).map(async (view) => {
        const own = await mediaOn(projectId, view.id)
        const picture = own.find(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.poi_image_dzi)
        return { ...view, title: textsOf(own, MEDIA_TYPES.poi_title), picture }
      }),
    ),
    infoPoints: await Promise.all(
      inOrder(infoPoints).map(async (point) => {
        const own = await mediaOn(projectId, point.id)
        const text = textsOf(own, MEDIA_TYPES.description)
        return { ...point, title: textsOf(own, MEDIA_TYPES.poi_title), text }
      }),
    ),
  }
}
