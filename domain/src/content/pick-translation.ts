import { LANGUAGE_IDS } from './languages.ts'

/** Texts are keyed by language id. A translation left empty is a missing one. */
export function pickTranslation(
  texts: Readonly<Record<string, string>>,
  langId: number,
  defaultLangId: number,
): string {
  return texts[langId] || texts[defaultLangId] || texts[LANGUAGE_IDS.english] || ''
}
