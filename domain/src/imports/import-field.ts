import { foldWord } from './fold-word.ts'

/** What a column can say of an apartment. `name` finds it; in a project with equal names `building` does as well. */
export const IMPORT_FIELDS = [
  'name',
  'building',
  'type',
  'floor',
  'rooms',
  'area',
  'balconyArea',
  'orientation',
  'levels',
  'price',
  'status',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

type Words = { readonly en: readonly string[]; readonly sr: readonly string[] }

/** What columns are called; the first is what an export calls it, so that it comes back by itself. */
const WORDS: Readonly<Record<ImportField, Words>> = {
  name: {
    en: ['Name', 'Apartment', 'Apartment name', 'Apartment number', 'Unit', 'Unit number'],
    sr: [
      'Oznaka stana',
      'Oznaka',
      'Stan',
      'Broj stana',
      'Naziv',
      'Br stana',
      'Stan br',
      'Stan broj',
      'Apartman',
      'Jedinica',
    ],
  },
  building: { en: ['Building', 'Block', 'Tower'], sr: ['Zgrada', 'Objekat', 'Lamela', 'Ulaz'] },
  type: {
    en: ['Type', 'Layout', 'Apartment type'],
    sr: ['Struktura', 'Tip', 'Tip stana', 'Struktura stana'],
  },
  floor: { en: ['Floor', 'Storey', 'Level'], sr: ['Sprat', 'Etaža', 'Spratnost'] },
  rooms: { en: ['Rooms', 'Number of rooms'], sr: ['Broj soba', 'Sobe', 'Sobnost'] },
  area: {
    en: ['Area', 'Area m²', 'Net area', 'Size', 'Size m²'],
    sr: [
      'Površina',
      'Površina m²',
      'Neto površina',
      'Neto površina m²',
      'Površina stana',
      'Kvadratura',
      'Kvadratura m²',
      'm²',
    ],
  },
  balconyArea: {
    en: ['Balcony area', 'Balcony', 'Terrace', 'Balcony m²'],
    sr: ['Površina terase', 'Terasa', 'Terasa m²', 'Balkon', 'Površina balkona', 'Lođa'],
  },
  orientation: {
    en: ['Facing', 'Orientation'],
    sr: ['Orijentacija', 'Orjentacija', 'Strana sveta', 'Strane sveta'],
  },
  levels: { en: ['Levels'], sr: ['Broj nivoa', 'Nivoi'] },
  price: {
    en: ['Price', 'Price EUR', 'Price with VAT', 'Price incl VAT', 'Total price'],
    sr: [
      'Cena',
      'Cena EUR',
      'Cena sa PDV',
      'Cena sa PDV EUR',
      'Ukupna cena',
      'Cena s PDV',
      'Cena sa PDV-om',
      'Cena stana',
    ],
  },
  status: {
    en: ['Status', 'Availability'],
    sr: ['Stanje', 'Status', 'Dostupnost', 'Status prodaje', 'Raspoloživost'],
  },
}

export type ExportLanguage = keyof Words

export const columnTitle = (field: ImportField, language: ExportLanguage): string =>
  WORDS[field][language][0] ?? field

/** `Cena po m²`, `€/m²`: neither a price nor an area, and worked out from both. */
export const isPerArea = (header: string): boolean =>
  /€|\b(eur|cena|price)\b/i.test(header) && /m²|\bm2|kvadrat|sqm|sq m/i.test(header)

/** Says that it is a price, in more words than we know: `Prodajna cena stana`. */
export const isPriceHead = (header: string): boolean => /\b(cena|cene|price)\b/.test(foldWord(header))

/** The field that a column of this name is for, if its name says so. */
export function guessField(header: string): ImportField | undefined {
  const folded = foldWord(header)
  if (isPerArea(header)) return undefined
  return IMPORT_FIELDS.find((field) =>
    [...WORDS[field].en, ...WORDS[field].sr].some((word) => foldWord(word) === folded),
  )
}

const onlySerbian = new Set(
  Object.values(WORDS).flatMap(({ en, sr }) => {
    const english = new Set(en.map(foldWord))
    return sr.map(foldWord).filter((word) => !english.has(word))
  }),
)

/** Whether a sheet is written in Serbian, by the names of its columns: then `1.234` is a thousand. */
export const isSerbian = (headers: readonly string[]): boolean =>
  headers.some((header) => onlySerbian.has(foldWord(header)))
