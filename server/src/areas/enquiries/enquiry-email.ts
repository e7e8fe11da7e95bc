import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { type Locale, langIdOf, localisedPath } from '@belvedere/domain/screens/locale'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import type { Block, Email } from '../../emails/render.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { ApartmentFactRow, UnmailedEnquiry } from './enquiry-mail-queries.ts'
import { ENQUIRY_WORDS } from './enquiry-words.ts'

/** What an agent receives, in the locale of the payload. It has no price, and could not have one (ASK-04). */
export function enquiryEmail(
  enquiry: UnmailedEnquiry,
  apartments: readonly ApartmentFactRow[],
  publicUrl: string,
): Email {
  const locale: Locale = enquiry.localeId === 'rs' ? 'sr-Latn' : 'en'
  const words = ENQUIRY_WORDS[locale]
  const languages = { langId: langIdOf(locale), defaultLangId: enquiry.defaultLangId }
  const project = inLanguage(enquiry.projectName, languages)
  const isPrice = enquiry.kind === 'ask-for-price'
  const subject = isPrice
    ? words.priceSubject(apartments[0]?.name ?? '', project)
    : words.favouritesSubject(apartments.length, project)
  return {
    locale,
    subject,
    preview: [enquiry.firstName, enquiry.lastName, enquiry.emailAddress].filter(Boolean).join(' '),
    blocks: [
      { heading: subject },
      { paragraph: isPrice ? words.priceIntro(project) : words.favouritesIntro(project) },
      ...apartments.flatMap((apartment) => apartmentBlocks(apartment, locale, languages, publicUrl)),
      { heading: words.sender },
      { facts: senderFacts(enquiry, locale) },
    ],
    footer: words.footer(project),
  }
}

function apartmentBlocks(
  row: ApartmentFactRow,
  locale: Locale,
  languages: Languages,
  publicUrl: string,
): Block[] {
  const words = ENQUIRY_WORDS[locale]
  const area = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(row.area)
  const path = apartmentPath(row.masterplanId, row.buildingId, row.id)
  return [
    { heading: row.name },
    {
      facts: [
        [words.building, inLanguage(row.buildingName, languages)],
        [words.status, words.statuses[toApartmentStatus(row.status) ?? 'unavailable']],
        [words.area, `${area}\u00a0m²`],
        [words.floor, String(row.floor)],
        [words.rooms, String(row.rooms)],
        [words.type, inLanguage(row.typeName, languages)],
      ],
    },
    { button: words.open(row.name), href: publicUrl + localisedPath(path, locale) },
  ]
}

function senderFacts(enquiry: UnmailedEnquiry, locale: Locale): [string, string][] {
  const words = ENQUIRY_WORDS[locale]
  const facts: [string, string][] = [
    [words.name, [enquiry.firstName, enquiry.lastName].filter(Boolean).join(' ')],
    [words.email, enquiry.emailAddress],
    [words.phone, enquiry.phoneNumber],
    [words.contactTime, enquiry.contactTime],
    [words.note, enquiry.note],
  ]
  return facts.filter(([, value]) => value !== '')
}
