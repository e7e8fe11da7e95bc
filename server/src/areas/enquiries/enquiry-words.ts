import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Locale } from '@belvedere/domain/screens/locale'

type Words = {
  priceSubject: (apartment: string, project: string) => string
  favouritesSubject: (count: number, project: string) => string
  priceIntro: (project: string) => string
  favouritesIntro: (project: string) => string
  building: string
  status: string
  area: string
  floor: string
  rooms: string
  type: string
  open: (apartment: string) => string
  sender: string
  name: string
  email: string
  phone: string
  contactTime: string
  note: string
  footer: (project: string) => string
  statuses: Record<ApartmentStatus, string>
}

/** The same forms as in the explorer's own words: stan, stana, stanova. */
const APARTMENTS = { one: 'stan', few: 'stana', other: 'stanova' } as const
const SERBIAN_FORMS = new Intl.PluralRules('sr-Latn')
const stanova = (count: number) =>
  `${count} ${APARTMENTS[SERBIAN_FORMS.select(count) as keyof typeof APARTMENTS] ?? APARTMENTS.other}`

export const ENQUIRY_WORDS: Record<Locale, Words> = {
  en: {
    priceSubject: (apartment, project) => `Price enquiry: ${apartment}, ${project}`,
    favouritesSubject: (count, project) =>
      `Favourites: ${count} ${count === 1 ? 'apartment' : 'apartments'}, ${project}`,
    priceIntro: (project) => `Someone asks for the price of an apartment in ${project}.`,
    favouritesIntro: (project) => `Someone sends their favourites in ${project}.`,
    building: 'Building',
    status: 'Status',
    area: 'Area',
    floor: 'Floor',
    rooms: 'Rooms',
    type: 'Type',
    open: (apartment) => `Open ${apartment}`,
    sender: 'Sender',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    contactTime: 'Contact time',
    note: 'Note',
    footer: (project) =>
      `You receive this as an agent of ${project}. An answer to this mail goes to the sender.`,
    statuses: {
      available: 'Available',
      'pending-reservation': 'Pending reservation',
      reserved: 'Reserved',
      sold: 'Sold',
      unavailable: 'Unavailable',
    },
  },
  'sr-Latn': {
    priceSubject: (apartment, project) => `Upit za cenu: ${apartment}, ${project}`,
    favouritesSubject: (count, project) => `Omiljeni: ${stanova(count)}, ${project}`,
    priceIntro: (project) => `Neko pita za cenu stana u projektu ${project}.`,
    favouritesIntro: (project) => `Neko šalje svoje omiljene stanove u projektu ${project}.`,
    building: 'Zgrada',
    status: 'Status',
    area: 'Površina',
    floor: 'Sprat',
    rooms: 'Sobe',
    type: 'Tip',
    open: (apartment) => `Otvori ${apartment}`,
    sender: 'Pošiljalac',
    name: 'Ime',
    email: 'E-mail',
    phone: 'Telefon',
    contactTime: 'Vreme za kontakt',
    note: 'Napomena',
    footer: (project) => `Ovu poruku primate kao agent projekta ${project}. Odgovor na nju stiže pošiljaocu.`,
    statuses: {
      available: 'Slobodan',
      'pending-reservation': 'Rezervacija u toku',
      reserved: 'Rezervisan',
      sold: 'Prodat',
      unavailable: 'Nedostupan',
    },
  },
}
