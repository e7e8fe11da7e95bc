import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Shown } from '@belvedere/domain/places/guess-shown'
import { type BuiltAt, TOP } from '@belvedere/domain/places/place-tree'
import { browserApi } from '../../api/loader-api.ts'
import type { Media } from '../places/load-place.ts'

/** A picture of a new project with what it shows. */
export interface FirstView {
  readonly id: number
  readonly picture: Media
  readonly at: BuiltAt
  readonly shown: Shown
}

export async function loadFirstViews(projectId: number): Promise<FirstView[]> {
  const api = browserApi()
  const params = { projectId }
  const [views, pictures, masterplans] = await Promise.all([
    api.read('GET /api/v1/studio/projects/{projectId}/camera-views', { params, query: { sort: 'id' } }),
    api.read('GET /api/v1/studio/projects/{projectId}/media', {
      params,
      query: { 'filter[mediaTypeId]': MEDIA_TYPES.poi_image_dzi },
    }),
    api.read('GET /api/v1/studio/projects/{projectId}/masterplans', { params }),
  ])
  const isRoot = (at: number) => masterplans.some(({ id, parentId }) => id === at && parentId === TOP)
  return views.flatMap(({ id, masterplanId, buildingId }) => {
    const picture = pictures.find(({ poiId }) => poiId === id)
    if (!picture) return []
    if (masterplanId === null)
      return { id, picture, at: { kind: 'buildings', id: buildingId ?? 0 }, shown: 'building' }
    const shown = isRoot(masterplanId) ? 'site' : 'part'
    return { id, picture, at: { kind: 'masterplans', id: masterplanId }, shown }
  })
}
