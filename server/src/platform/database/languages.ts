import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import type { Translated } from './json-columns.ts'

/** The language asked for, and the project's own that stands in for a missing translation (GEN-03). */
export type Languages = { langId: number; defaultLangId: number }

export function languagesOf(
  query: { langId?: number | undefined },
  owner: { defaultLangId: number },
): Languages {
  return { langId: query.langId ?? owner.defaultLangId, defaultLangId: owner.defaultLangId }
}

export function inLanguage(texts: Translated, { langId, defaultLangId }: Languages): string {
  return pickTranslation(texts, langId, defaultLangId)
}
