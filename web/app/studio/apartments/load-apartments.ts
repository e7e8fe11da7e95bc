import type { Answer } from '@belvedere/contract/client-types'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../load/read-every.ts'
import type { Apartment } from './apartment.ts'

export interface Named {
  readonly id: number
  readonly name: string
  /** In all languages: a cell that is pasted may say any of them. */
  readonly names: string[]
}

export interface ApartmentsOfProject {
  readonly apartments: readonly Apartment[]
  readonly buildings: readonly Named[]
  readonly types: readonly Named[]
  /** Pictures that outlines are drawn on, by the order in which they are listed. */
  readonly pictures: readonly Named[]
}

export function loadRows(projectId: number): Promise<Apartment[]> {
  return readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/apartments', {
      params: { projectId },
      query: { sort: 'id', ...from },
    }),
  )
}

/** Everything that the table shows. */
export async function loadApartments(projectId: number, locale: Locale): Promise<ApartmentsOfProject> {
  const params = { projectId }
  const [apartments, buildings, types, pictures] = await Promise.all([
    loadRows(projectId),
    readEvery((from) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query: from }),
    ),
    readEvery((from) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/apartment-types', { params, query: from }),
    ),
    readEvery((from) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/media', {
        params,
        query: { 'filter[mediaTypeId]': MEDIA_TYPES.poi_image_dzi, ...from },
      }),
    ),
  ])
  const named = ({ id, name }: { id: number; name: Translated }) => ({
    id,
    name: inLanguage(name, langIdOf(locale)),
    names: [...new Set(Object.values(name))] as string[],
  })
  return {
    apartments,
    buildings: buildings.map(named),
    types: types.map(named),
    pictures: pictures.map(({ id, name }) => ({ id, name, names: [name] })),
  }
}

type Translated = Answer<'GET /api/v1/studio/projects/{projectId}/buildings'>[number]['name']

const inLanguage = (name: Translated, langId: number): string =>
  (name as Readonly<Record<number, string>>)[langId] ?? Object.values(name)[0] ?? ''
