import type { Answer } from '@belvedere/contract/client-types'
import { type PlaceAt, placeKey } from '@belvedere/domain/places/place-tree'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../../staff/load/read-every.ts'

export type Masterplan = Answer<'GET /api/v1/studio/projects/{projectId}/masterplans'>[number]
export type Building = Answer<'GET /api/v1/studio/projects/{projectId}/buildings'>[number]
export type Apartment = Answer<'GET /api/v1/studio/projects/{projectId}/apartments'>[number]
type Contents = Answer<'GET /api/v1/studio/projects/{projectId}/places'>['places'][number]

/** All that a project is built of, as its authors have it, with what there is of each. */
export interface ProjectPlaces {
  readonly masterplans: readonly Masterplan[]
  readonly buildings: readonly Building[]
  readonly apartments: readonly Apartment[]
  readonly contents: ReadonlyMap<string, Contents>
}

export async function loadPlaces(projectId: number): Promise<ProjectPlaces> {
  const api = browserApi()
  const params = { projectId }
  const [masterplans, buildings, apartments, { places }] = await Promise.all([
    readEvery((query) => api.send('GET /api/v1/studio/projects/{projectId}/masterplans', { params, query })),
    readEvery((query) => api.send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query })),
    readEvery((from) =>
      api.send('GET /api/v1/studio/projects/{projectId}/apartments', {
        params,
        query: { ...from, sort: 'name' },
      }),
    ),
    api.read('GET /api/v1/studio/projects/{projectId}/places', { params }),
  ])
  const contents = new Map(places.map((place) => [placeKey(place), place]))
  return { masterplans, buildings, apartments, contents }
}

const NOTHING = { poiId: 0, outlines: 0, views: 0, plans: 0 }

export const contentsOf = ({ contents }: ProjectPlaces, at: PlaceAt) => contents.get(placeKey(at)) ?? NOTHING
