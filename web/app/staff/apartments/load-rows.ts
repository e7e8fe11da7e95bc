import type { Answer } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../load/read-every.ts'

/** An apartment as those who work on its project see it. */
export type Apartment = Answer<'GET /api/v1/studio/projects/{projectId}/apartments'>[number]

type Translated = Answer<'GET /api/v1/studio/projects/{projectId}/buildings'>[number]['name']

export function loadRows(projectId: number): Promise<Apartment[]> {
  return readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/apartments', {
      params: { projectId },
      query: { sort: 'id', ...from },
    }),
  )
}

export const loadBuildings = (projectId: number) =>
  readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/buildings', {
      params: { projectId },
      query: from,
    }),
  )

export const loadTypes = (projectId: number) =>
  readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/apartment-types', {
      params: { projectId },
      query: from,
    }),
  )

export const inLanguage = (name: Translated, langId: number): string =>
  (name as Readonly<Record<number, string>>)[langId] ?? Object.values(name)[0] ?? ''
