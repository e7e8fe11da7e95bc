import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Text } from './dataset.ts'

/** The dataset's language codes with our language ids. */
export const DATASET_LANGUAGES = [
  { code: 'en', langId: LANGUAGE_IDS.english },
  { code: 'sr', langId: LANGUAGE_IDS.serbian_latin },
] as const

/** A text as it is kept, by language id. */
export const translated = ({ en, sr }: Text) => ({
  [LANGUAGE_IDS.english]: en,
  [LANGUAGE_IDS.serbian_latin]: sr,
})

/** A name that is the same in every language. */
export const untranslated = (name: string) => translated({ en: name, sr: name })
