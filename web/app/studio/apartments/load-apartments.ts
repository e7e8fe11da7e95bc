import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'
import { inLanguage, loadBuildings, loadRows, loadTypes } from '../../staff/apartments/load-rows.ts'
import { readEvery } from '../../staff/load/read-every.ts'
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

/** Everything that the table shows. */
export async function loadApartments(projectId: number, locale: Locale): Promise<ApartmentsOfProject> {
  const params = { projectId }
  const [apartments, buildings, types, pictures] = await Promise.all([
    loadRows(projectId),
    loadBuildings(projectId),
    loadTypes(projectId),
    readEvery((from) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/media', {
        params,
        query: { 'filter[mediaTypeId]': MEDIA_TYPES.poi_image_dzi, ...from },
      }),
    ),
  ])
  const named = ({ id, name }: { id: number; name: Parameters<typeof inLanguage>[0] }) => ({
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
