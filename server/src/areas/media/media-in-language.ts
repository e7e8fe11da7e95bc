import { LANGUAGE_IDS } from '@belvedere/domain/languages'
import type { Languages } from '../../platform/languages.ts'

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
  const places = Map.groupBy(items, ({ poiId, mediaTypeId, sortOrder }) =>
    [poiId, mediaTypeId, sortOrder].join(),
  )
  const wanted = [languages.langId, languages.defaultLangId, LANGUAGE_IDS.english, null]
  const shown = new Set(
    [...places.values()].flatMap((place) => {
      const language = wanted.find((one) => place.some(({ langId }) => langId === one))
      return place.filter(({ langId }) => langId === language)
    }),
  )
  return items.filter((item) => shown.has(item))
}
