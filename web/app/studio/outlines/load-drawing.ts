import type { Answer } from '@belvedere/contract/client-types'
import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { browserApi } from '../../api/loader-api.ts'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import { readEvery } from '../load/read-every.ts'

export type StoredOutline = Answer<'GET /api/v1/studio/projects/{projectId}/outlines'>[number]

export interface DrawnApartment {
  /** Of its point of interest, which outlines lead to. */
  readonly poiId: number
  readonly name: string
  readonly floor: number
  readonly status: ApartmentStatus
  readonly area: number
  readonly rooms: number
}

export interface DrawnBuilding {
  readonly id: number
  readonly name: string
  readonly apartments: readonly DrawnApartment[]
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

/** All buildings with their apartments, in the order of the project. */
export async function loadBuildings(projectId: number, langId: LanguageId): Promise<DrawnBuilding[]> {
  const project = await browserApi().read('GET /api/v1/projects/{id}/full-structure', {
    params: { id: projectId },
    query: { langId },
  })
  type Masterplan = (typeof project.masterplans)[number]
  const within = ({ buildings, masterplans }: Masterplan): Masterplan['buildings'] => [
    ...buildings,
    ...masterplans.flatMap(within),
  ]
  return project.masterplans.flatMap(within).map(({ id, name, apartments }) => ({
    id,
    name,
    apartments: apartments.flatMap(({ Pois, ...apartment }) => {
      const poi = Pois.find(({ poiTypeId }) => poiTypeId === POI_TYPES.apartment)
      const { floor, status, area, rooms } = apartment
      return poi ? [{ poiId: poi.id, name: apartment.name, floor, status, area, rooms }] : []
    }),
  }))
}

/** A building's camera views, and of one of them the picture with its outlines as authors see them. */
export async function loadPicture(
  projectId: number,
  buildingId: number,
  viewId: number | undefined,
  langId: LanguageId,
): Promise<DrawnPicture | undefined> {
  const api = browserApi()
  const stored = await api.read('GET /api/v1/studio/projects/{projectId}/camera-views', {
    params: { projectId },
    query: { 'filter[buildingId]': buildingId },
  })
  const views = await Promise.all(
    stored.map(async ({ id }) => {
      const poi = await api.read('GET /api/v1/pois/{id}', { params: { id }, query: { langId } })
      const address = pictureOf(poi.media, MEDIA_TYPES.poi_image_dzi)
      return { id, name: poi.title, thumbnail: address && pictureAddress(address, 320) }
    }),
  )
  const view = views.find(({ id }) => id === viewId) ?? views[0]
  if (!view) return undefined
  const own = await loadView(projectId, view.id, langId)
  return own && { views, view, ...own }
}

/** Of another camera view of the same building. */
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
