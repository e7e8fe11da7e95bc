import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { saveProject } from '@belvedere/server/areas/projects/save-project'
import type { Neighbour } from './dataset.ts'
import { untranslated } from './languages.ts'
import { placeName } from './place-names.ts'

/** A project that only stands on the map: nothing of it is published, so it says its own counts. */
export function neighbourOf(neighbour: Neighbour): Parameters<typeof saveProject>[1] {
  const { id, name, city, country, location, counts, publish } = neighbour
  return {
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
    announced_counts: counts,
  }
}
