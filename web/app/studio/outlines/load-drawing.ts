import type { Answer } from '@belvedere/contract/client-types'
import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { browserApi } from '../../api/loader-api.ts'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import { readEvery } from '../../staff/load/read-every.ts'

export type StoredOutline = Answer<'GET /api/v1/studio/projects/{projectId}/outlines'>[number]

/** What an outline leads to: an apartment, or on the picture of a masterplan what stands there. */
export interface DrawnThing {
  /** Of its point of interest, which outlines lead to. */
  readonly poiId: number
  readonly name: string
  /** 0 for what has none. */
  readonly floor: number
  readonly apartment?: { readonly status: ApartmentStatus; readonly area: number; readonly rooms: number }
}

/** What camera views show: a building with its apartments, a masterplan with its buildings and the masterplans within. */
export interface DrawnPlace {
  readonly kind: 'building' | 'masterplan'
  readonly id: number
  readonly name: string
  /** The masterplans that it lies in, from the top. */
  readonly within: readonly string[]
  readonly things: readonly DrawnThing[]
}

export interface DrawnView {
  /** Of the camera view. */
  readonly id: number
  readonly name: string
  readonly thumbnail: string | undefined
}

export interface DrawnPicture {
  readonly views: readonly DrawnView[]
  readonly view: DrawnView
  readonly picture: MediaItem
  readonly outlines: readonly StoredOutline[]
}

type Names = Readonly<Record<string, string>>

/** All masterplans and buildings with what can be drawn on their pictures, in the order of the project. */
export async function loadPlaces(projectId: number, langId: LanguageId): Promise<DrawnPlace[]> {
  const api = browserApi()
  const params = { projectId }
  const [project, { places }, masterplans, buildings] = await Promise.all([
    api.read('GET /api/v1/projects/{id}/full-structure', { params: { id: projectId }, query: { langId } }),
    api.read('GET /api/v1/studio/projects/{projectId}/places', { params }),
    readEvery((query) => api.send('GET /api/v1/studio/projects/{projectId}/masterplans', { params, query })),
    readEvery((query) => api.send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query })),
  ])
  /** What waits for Publish has its name already. */
  const nameNow = (kind: 'masterplans' | 'buildings', { id, name }: { id: number; name: string }) => {
    const names = { masterplans, buildings }[kind].find((one) => one.id === id)?.name
    return (names && pickTranslation(names as Names, langId, project.settings.defaultLangId)) || name
  }
  const poiOf = (kind: 'masterplans' | 'buildings', id: number) =>
    places.find((place) => place.kind === kind && place.id === id)?.poiId
  type Masterplan = (typeof project.masterplans)[number]
  const named = (kind: 'masterplans' | 'buildings') => (one: { id: number; name: string }) => {
    const poiId = poiOf(kind, one.id)
    return poiId ? [{ poiId, name: nameNow(kind, one), floor: 0 }] : []
  }
  const placesOf = (masterplan: Masterplan, above: readonly string[]): DrawnPlace[] => {
    const { id, buildings, masterplans } = masterplan
    const name = nameNow('masterplans', masterplan)
    const within = [...above, name]
    const things = [
      ...masterplans.flatMap(named('masterplans')),
      ...buildings.flatMap(named('buildings')),
      // What stands in a masterplan within is drawn from above too.
      ...masterplans.flatMap((one) => one.buildings.flatMap(named('buildings'))),
    ]
    return [
      { kind: 'masterplan', id, name, within: above, things },
      ...buildings.map(
        (one): DrawnPlace => ({
          kind: 'building',
          id: one.id,
          name: nameNow('buildings', one),
          within,
          things: thingsOf(one),
        }),
      ),
      ...masterplans.flatMap((one) => placesOf(one, within)),
    ]
  }
  return project.masterplans.flatMap((masterplan) => placesOf(masterplan, []))
}

function thingsOf({ apartments }: { apartments: readonly Apartment[] }): DrawnThing[] {
  return apartments.flatMap(({ Pois, name, floor, status, area, rooms }) => {
    const poi = Pois.find(({ poiTypeId }) => poiTypeId === POI_TYPES.apartment)
    return poi ? [{ poiId: poi.id, name, floor, apartment: { status, area, rooms } }] : []
  })
}

/** The camera views of a place, and of one of them the picture with its outlines as authors see them. */
export async function loadPicture(
  projectId: number,
  { kind, id: placeId }: DrawnPlace,
  viewId: number | undefined,
  langId: LanguageId,
): Promise<DrawnPicture | undefined> {
  const api = browserApi()
  const stored = await api.read('GET /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    query: { [kind === 'building' ? 'filter[buildingId]' : 'filter[masterplanId]']: placeId },
  })
  const views = await Promise.all(
    stored.map(async ({ id }) => {
      const [poi, [title]] = await Promise.all([
        api.read('GET /api/v1/pois/{id}', { params: { id }, query: { langId } }),
        api.read('GET /api/v1/studio/projects/{projectId}/media', {
          params: { projectId },
          query: { 'filter[poiId]': id, 'filter[mediaTypeId]': MEDIA_TYPES.poi_title },
        }),
      ])
      const address = pictureOf(poi.media, MEDIA_TYPES.poi_image_dzi)
      const texts = (title?.texts ?? {}) as Names
      const name = texts[langId] || Object.values(texts).find(Boolean) || poi.title
      return { id, name, thumbnail: address && pictureAddress(address, 320) }
    }),
  )
  const view = views.find(({ id }) => id === viewId) ?? views[0]
  if (!view) return undefined
  const own = await loadView(projectId, view.id, langId)
  return own && { views, view, ...own }
}

/** Of another camera view of the same place. */
export async function loadView(projectId: number, viewId: number, langId: LanguageId) {
  const [picture] = await browserApi().read('GET /api/v1/pois/{id}/media-content', {
    params: { id: viewId },
    query: { langId, mediaTypeId: MEDIA_TYPES.poi_image_dzi },
  })
  return picture && { picture, outlines: await loadOutlines(projectId, picture.id) }
}

export function loadOutlines(projectId: number, mediaId: number): Promise<StoredOutline[]> {
  return readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/outlines', {
      params: { projectId },
      query: { 'filter[mediaId]': mediaId, ...from },
    }),
  )
}
