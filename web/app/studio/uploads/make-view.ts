import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { nameOfFile } from '@belvedere/domain/uploads/name-of-file'
import { browserApi } from '../../api/loader-api.ts'

type ViewOf = { readonly masterplanId: number } | { readonly buildingId: number }

/** A camera view after those that are there, called as its file is until someone names it; its number. */
export async function makeView(projectId: number, viewOf: ViewOf, fileName: string): Promise<number> {
  const api = browserApi()
  const filter =
    'masterplanId' in viewOf
      ? { 'filter[masterplanId]': viewOf.masterplanId }
      : { 'filter[buildingId]': viewOf.buildingId }
  const views = await api.read('GET /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    query: filter,
  })
  const order = 1 + Math.max(-1, ...views.map((view) => view.order))
  const view = await api.read('POST /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    body: { ...viewOf, order, publish: true },
  })
  const name = nameOfFile(fileName)
  await api.read('POST /api/v1/studio/projects/{projectId}/media', {
    params: { projectId },
    body: {
      poiId: view.id,
      mediaTypeId: MEDIA_TYPES.poi_title,
      name: 'title',
      texts: { [LANGUAGE_IDS.english]: name, [LANGUAGE_IDS.serbian_latin]: name },
      publish: true,
    },
  })
  return view.id
}
