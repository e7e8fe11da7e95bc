import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Neighbour } from './dataset.ts'
import { untranslated } from './languages.ts'
import { placeName } from './place-names.ts'
import type { Rows } from './rows.ts'

/** Projects that only stand on the map: nothing of theirs is published, so they say their own counts. */
export function neighbourRows(neighbours: Neighbour[]): Rows {
  return {
    projects: neighbours.map(({ id, name, city, country, location, counts, publish }) => ({
      id,
      name: untranslated(name),
      latitude: location.lat,
      longitude: location.lng,
      city: placeName(city),
      country: placeName(country),
      publish,
      default_lang_id: LANGUAGE_IDS.english,
      selected_filters: [],
      selected_roles: [],
      stylesheet: '',
      announced_counts: counts,
    })),
  }
}
