import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Text } from './dataset.ts'

/** The dataset's language codes with our language ids. */
export const DATASET_LANGUAGES = [
  { code: 'en', langId: LANGUAGE_IDS.english },
  { code: 'sr', langId: LANGUAGE_IDS.serbian_latin },
] as const

/** A text as the database keeps it, keyed by language id. */
export function translated(text: Text): Record<string, string> {
  return Object.fromEntries(DATASET_LANGUAGES.map(({ code, langId }) => [langId, text[code]]))
}

/** A name that is the same in every language. */
export function untranslated(name: string): Record<string, string> {
  return translated({ en: name, sr: name })
}
