import { type ApartmentStatus, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { floorText } from '@belvedere/domain/apartments/floors-of'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type Locale, langIdOf, localisedPath } from '@belvedere/domain/screens/locale'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import type { Block, Email } from '../../emails/render.ts'
import { m } from '../../paraglide/messages.js'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { ApartmentFactRow, MailedEnquiry } from './enquiry-mail-queries.ts'

/**
 * What an agent receives, in the locale of the payload, with the way to where it is answered (INB-06). It has no price,
 * and could not have one (ASK-04).
 */
export function enquiryEmail(
  enquiry: MailedEnquiry,
  apartments: readonly ApartmentFactRow[],
  publicUrl: string,
): Email {
  const locale: Locale = enquiry.localeId === 'rs' ? 'sr-Latn' : 'en'
  const languages = { langId: langIdOf(locale), defaultLangId: enquiry.defaultLangId }
  const project = inLanguage(enquiry.projectName, languages)
  const { subject, intro } =
    enquiry.kind === 'ask-for-price'
      ? priceWords(project, apartments[0]?.name ?? '', locale)
      : favouritesWords(project, apartments.length, locale)
  return {
    locale,
    subject,
    preview: [enquiry.firstName, enquiry.lastName, enquiry.emailAddress].filter(Boolean).join(' '),
    blocks: [
      { heading: subject },
      { paragraph: intro },
      {
        button: m.mail_open_enquiry({}, { locale }),
        href: publicUrl + localisedPath(deskPath(enquiry.projectId, 'enquiries', enquiry.number), locale),
      },
      ...apartments.flatMap((apartment) => apartmentBlocks(apartment, locale, languages, publicUrl)),
      { heading: m.mail_sender({}, { locale }) },
      { facts: senderFacts(enquiry, locale) },
    ],
    footer: m.mail_enquiry_footer({ project }, { locale }),
  }
}

function priceWords(project: string, apartment: string, locale: Locale) {
  return {
    subject: m.mail_price_subject({ apartment, project }, { locale }),
    intro: m.mail_price_intro({ project }, { locale }),
  }
}

function favouritesWords(project: string, count: number, locale: Locale) {
  const apartments = m.apartments_count({ count }, { locale })
  return {
    subject: m.mail_favourites_subject({ apartments, project }, { locale }),
    intro: m.mail_favourites_intro({ project }, { locale }),
  }
}

const STATUS_WORDS = {
  available: m.status_available,
  'pending-reservation': m.status_pending_reservation,
  reserved: m.status_reserved,
  sold: m.status_sold,
  unavailable: m.status_unavailable,
} satisfies Record<ApartmentStatus, unknown>

function apartmentBlocks(
  row: ApartmentFactRow,
  locale: Locale,
  languages: Languages,
  publicUrl: string,
): Block[] {
  const area = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(row.area)
  const statusWord = STATUS_WORDS[toApartmentStatus(row.status) ?? 'unavailable']
  const path = apartmentPath(row.masterplanId, row.buildingId, row.id)
  return [
    { heading: row.name },
    {
      facts: [
        [m.building({}, { locale }), inLanguage(row.buildingName, languages)],
        [m.status({}, { locale }), statusWord({}, { locale })],
        [m.area({}, { locale }), `${area}\u00a0m²`],
        [
          m.floor({}, { locale }),
          floorText({ floor: row.floor, properties: { levels: row.levels ?? undefined } }),
        ],
        [m.rooms_label({}, { locale }), String(row.rooms)],
        [m.type({}, { locale }), inLanguage(row.typeName, languages)],
      ],
    },
    {
      button: m.mail_open({ apartment: row.name }, { locale }),
      href: publicUrl + localisedPath(path, locale),
    },
  ]
}

function senderFacts(enquiry: MailedEnquiry, locale: Locale): [string, string][] {
  const facts: [string, string][] = [
    [m.mail_sender_name({}, { locale }), [enquiry.firstName, enquiry.lastName].filter(Boolean).join(' ')],
    [m.email({}, { locale }), enquiry.emailAddress],
    [m.phone({}, { locale }), enquiry.phoneNumber],
    [m.mail_contact_time({}, { locale }), enquiry.contactTime],
    [m.note({}, { locale }), enquiry.note],
  ]
  return facts.filter(([, value]) => value !== '')
}
