import { foldWord } from '../imports/fold-word.ts'
import { nameOfFile } from '../uploads/name-of-file.ts'
import { viewOfFile } from './building-of-file.ts'

/** What a picture shows of a project. */
export const SHOWN = ['site', 'part', 'building'] as const
export type Shown = (typeof SHOWN)[number]

const SITE = /\b(site|masterplan|quarter|aerial|air|situacija|celina|kvart)\b/
const PART = /\b(phase|part|block|faza|deo|blok)\b/

/** A first answer by the file's name; the first picture of a project is of all of it, unless it says from which side. */
export function guessShown(fileName: string, isFirst: boolean): Shown {
  const name = foldWord(fileName)
  if (PART.test(name)) return 'part'
  if (SITE.test(name)) return 'site'
  return isFirst && viewOfFile(fileName) === nameOfFile(fileName) ? 'site' : 'building'
}
