import { foldWord } from '../imports/fold-word.ts'

/** What a picture shows of a project. */
export const SHOWN = ['site', 'part', 'building'] as const
export type Shown = (typeof SHOWN)[number]

const SITE = /\b(site|masterplan|quarter|aerial|air|situacija|celina|kvart)\b/
const PART = /\b(phase|part|block|faza|deo|blok)\b/

/** A first answer by the file's name; the first picture of a project is usually of all of it. */
export function guessShown(fileName: string, isFirst: boolean): Shown {
  const name = foldWord(fileName)
  if (PART.test(name)) return 'part'
  return isFirst || SITE.test(name) ? 'site' : 'building'
}
