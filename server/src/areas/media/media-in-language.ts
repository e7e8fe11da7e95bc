import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Languages } from '../../platform/database/languages.ts'

type InALanguage = {
  poiId: number | null
  mediaTypeId: number
  sortOrder: number
  /** Null shows in every language. */
  langId: number | null
}

/**
 * Of the items in one place (the same POI, type and order) those in the asked language are shown, else those in the
 * project's default, else those in English, else those of no language (GEN-03 for pictures with words on them).
 */
export function mediaInLanguage<Item extends InALanguage>(
  items: readonly Item[],
  languages: Languages,
): Item[] {
  const wanted = [languages.langId, languages.defaultLangId, LANGUAGE_IDS.english, null]
  const best = new Map<string, number>()
  for (const item of items) {
    const place = placeOf(item)
    const rank = wanted.indexOf(item.langId)
    if (rank >= 0 && rank <= (best.get(place) ?? rank)) best.set(place, rank)
  }
  return items.filter((item) => best.get(placeOf(item)) === wanted.indexOf(item.langId))
}

const placeOf = ({ poiId, mediaTypeId, sortOrder }: InALanguage) => `${poiId} ${mediaTypeId} ${sortOrder}`
