import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { viewOfFile } from '@belvedere/domain/places/building-of-file'
import type { Shown } from '@belvedere/domain/places/guess-shown'
import { nameOfFile } from '@belvedere/domain/uploads/name-of-file'
import { browserApi } from '../../api/loader-api.ts'
import { placeShown } from './place-shown.ts'
import { viewsInTurn } from './views-in-turn.ts'

/** Of a place that is there, or of what the picture shows of a new project. */
export type ViewOf =
  | { readonly masterplanId: number }
  | { readonly buildingId: number }
  | { readonly shown: Shown }

/** A camera view after those that are there, called as its file is until someone names it; its number. */
export const makeView = (projectId: number, viewOf: ViewOf, fileName: string): Promise<number> =>
  viewsInTurn(projectId, () => makeNext(projectId, viewOf, fileName))

async function makeNext(projectId: number, viewOf: ViewOf, fileName: string): Promise<number> {
  const api = browserApi()
  const place = 'shown' in viewOf ? await placeShown(projectId, viewOf.shown, fileName) : viewOf
  const filter =
    'masterplanId' in place
      ? { 'filter[masterplanId]': place.masterplanId }
      : { 'filter[buildingId]': place.buildingId }
  const views = await api.read('GET /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    query: filter,
  })
  const order = 1 + Math.max(-1, ...views.map((view) => view.order))
  const view = await api.read('POST /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    body: { ...place, order, publish: true },
  })
  // A building that is made of its pictures has the rest of the name.
  const isNamed = 'shown' in viewOf && viewOf.shown === 'building'
  const name = isNamed ? viewOfFile(fileName) : nameOfFile(fileName)
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
