import { LANGUAGE_IDS } from '../content/languages.ts'

const MARKS: Readonly<Record<string, typeof LANGUAGE_IDS.english | typeof LANGUAGE_IDS.serbian_latin>> = {
  en: LANGUAGE_IDS.english,
  eng: LANGUAGE_IDS.english,
  sr: LANGUAGE_IDS.serbian_latin,
  rs: LANGUAGE_IDS.serbian_latin,
  srp: LANGUAGE_IDS.serbian_latin,
}

/** A plan has words on it: `R1-101.sr.svg` is for Serbian readers, a file without such an ending for everyone. */
export function languageOfFile(fileName: string) {
  const [, mark = ''] = /[.\s_-]([a-z]{2,3})\.[a-z0-9]{1,5}$/i.exec(fileName) ?? []
  return MARKS[mark.toLowerCase()] ?? null
}
