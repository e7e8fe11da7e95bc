import { translated } from './languages.ts'

/** The dataset names places in English; these are called otherwise in Serbian. */
const SERBIAN: Record<string, string> = {
  Austria: 'Austrija',
  Belgrade: 'Beograd',
  Budapest: 'Budimpešta',
  Croatia: 'Hrvatska',
  Hungary: 'Mađarska',
  Serbia: 'Srbija',
  Slovenia: 'Slovenija',
  Vienna: 'Beč',
}

export const placeName = (english: string) => translated({ en: english, sr: SERBIAN[english] ?? english })
