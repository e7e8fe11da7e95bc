import { APARTMENT_STATUSES, type ApartmentStatus } from '../apartments/apartment-status.ts'
import { foldWord } from './fold-word.ts'

/** What lists call them beside our own names; the first of each language is what an export says. */
const WORDS: Readonly<Record<ApartmentStatus, { en: readonly string[]; sr: readonly string[] }>> = {
  available: {
    en: ['Available', 'Free', 'For sale'],
    sr: ['Slobodan', 'Slobodno', 'Na prodaju', 'Dostupan'],
  },
  'pending-reservation': {
    en: ['Pending reservation', 'Pending', 'On hold'],
    sr: ['Rezervacija u toku', 'Na čekanju'],
  },
  reserved: { en: ['Reserved', 'Booked'], sr: ['Rezervisan', 'Rezervisano', 'Kaparisan'] },
  sold: { en: ['Sold'], sr: ['Prodat', 'Prodato'] },
  unavailable: { en: ['Unavailable', 'Not for sale'], sr: ['Nedostupan', 'Nije u prodaji', 'Nedostupno'] },
}

export const statusWord = (status: ApartmentStatus, language: 'en' | 'sr'): string =>
  WORDS[status][language][0] ?? status

export function readStatus(text: string): ApartmentStatus | undefined {
  const folded = foldWord(text)
  return APARTMENT_STATUSES.find((status) =>
    [status, ...WORDS[status].en, ...WORDS[status].sr].some((word) => foldWord(word) === folded),
  )
}
