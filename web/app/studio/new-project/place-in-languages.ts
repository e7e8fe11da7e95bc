import type { Answer } from '@belvedere/contract/client-types'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { browserApi } from '../../api/loader-api.ts'

export type FoundPlace = Answer<'GET /api/v1/public/places'>[number]

export const findPlaces = (query: string, langId: number): Promise<FoundPlace[]> =>
  browserApi().read('GET /api/v1/public/places', { query: { query, langId: langId as 1 } })

const countryIn = ({ name, description }: FoundPlace) => description.split(', ').at(-1) ?? name

/** What a project says of where it lies: its city and country as each language calls them. */
export async function placeInLanguages(place: FoundPlace) {
  const { latitude, longitude } = place
  const inLanguage = async (langId: number) =>
    (await findPlaces(place.name, langId)).find(({ id }) => id === place.id) ?? place
  const english = await inLanguage(LANGUAGE_IDS.english)
  const serbian = await inLanguage(LANGUAGE_IDS.serbian_latin)
  return {
    latitude,
    longitude,
    city: { 1: english.name, 6: serbian.name },
    country: { 1: countryIn(english), 6: countryIn(serbian) },
  }
}
