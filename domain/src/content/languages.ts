/** Language ids of spec section 3; the interface itself speaks English and Serbian (Latin). */
export const LANGUAGE_IDS = {
  english: 1,
  spanish: 2,
  german: 3,
  french: 4,
  arabic: 5,
  serbian_latin: 6,
  serbian_cyrillic: 7,
} as const

export type LanguageId = (typeof LANGUAGE_IDS)[keyof typeof LANGUAGE_IDS]
