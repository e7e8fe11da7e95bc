import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'

/** Both languages of the product with the words the tests look for, written down here a second time on purpose. */
export interface Language {
  readonly name: string
  /** Of `<html lang>`. */
  readonly lang: string
  /** Before every address. */
  readonly prefix: '' | '/rs'
  /** In the dataset. */
  readonly key: 'en' | 'sr'
  /** In the cookie. */
  readonly code: 'en' | 'rs'
  readonly words: Words
}

interface Words {
  readonly enter: string
  readonly open: string
  readonly close: string
  readonly back: string
  readonly masterplans: string
  readonly buildings: string
  readonly pois: string
  readonly pictures: string
  readonly nextPicture: string
  readonly about: (name: string) => string
  readonly availableOf: (available: number, total: number) => string
  readonly exploreUnit: string
  readonly switchLanguage: string
  readonly homePage: string
  readonly notFound: string
  /** Of the page for any error but 404. */
  readonly errorTitle: string
  readonly offline: string
  readonly needsNetwork: string
  readonly newVersion: string
  readonly reload: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholePicture: string
  readonly ok: string
  readonly pictureList: string
  readonly apartmentNotFound: string
  readonly facts: Readonly<Record<'area' | 'floor' | 'rooms' | 'type' | 'balcony' | 'faces', string>>
  readonly floorOf: (floor: number, floors: number) => string
  readonly statuses: Readonly<Record<ApartmentStatus, string>>
  readonly directions: Readonly<Record<string, string>>
}

const ENGLISH: Words = {
  enter: 'Enter',
  open: 'Open',
  close: 'Close',
  back: 'Back',
  masterplans: 'Masterplans',
  buildings: 'Buildings',
  pois: 'Points of interest',
  pictures: 'Pictures',
  nextPicture: 'Next picture',
  about: (name) => `About ${name}`,
  availableOf: (available, total) => `${available} of ${total} available`,
  exploreUnit: 'Explore unit',
  switchLanguage: 'Pređite na srpski',
  homePage: 'Home page',
  notFound: '404 Not Found',
  errorTitle: 'An error occurred',
  offline: 'You are offline',
  needsNetwork:
    'This screen needs the network, because you have not opened it before. What you have already seen opens without it.',
  newVersion: 'A new version is ready',
  reload: 'Reload',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholePicture: 'Show the whole picture',
  ok: 'OK',
  pictureList: 'List what is on the picture',
  apartmentNotFound: "Couldn't find apartment",
  facts: {
    area: 'Area',
    floor: 'Floor',
    rooms: 'Rooms',
    type: 'Type',
    balcony: 'Balcony',
    faces: 'Faces',
  },
  floorOf: (floor, floors) => `${floor} of ${floors}`,
  statuses: {
    available: 'Available',
    'pending-reservation': 'Pending reservation',
    reserved: 'Reserved',
    sold: 'Sold',
    unavailable: 'Unavailable',
  },
  directions: {
    N: 'North',
    NE: 'North-east',
    E: 'East',
    SE: 'South-east',
    S: 'South',
    SW: 'South-west',
    W: 'West',
    NW: 'North-west',
  },
}

const SERBIAN: Words = {
  enter: 'Uđite',
  open: 'Otvorite',
  close: 'Zatvorite',
  back: 'Nazad',
  masterplans: 'Masterplanovi',
  buildings: 'Zgrade',
  pois: 'Zanimljiva mesta',
  pictures: 'Slike',
  nextPicture: 'Sledeća slika',
  about: (name) => `O projektu ${name}`,
  availableOf: (available, total) => `${available} od ${total} slobodno`,
  exploreUnit: 'Pogledajte stan',
  switchLanguage: 'Switch to English',
  homePage: 'Početna',
  notFound: 'Stranica nije pronađena',
  errorTitle: '500',
  offline: 'Niste na mreži',
  needsNetwork:
    'Ovaj ekran traži mrežu, jer ga još niste otvarali. Ono što ste već pogledali otvara se i bez nje.',
  newVersion: 'Nova verzija je spremna',
  reload: 'Učitajte ponovo',
  zoomIn: 'Uvećajte',
  zoomOut: 'Umanjite',
  wholePicture: 'Prikažite celu sliku',
  ok: 'U redu',
  pictureList: 'Prikažite spisak svega na slici',
  apartmentNotFound: 'Stan nije pronađen',
  facts: {
    area: 'Površina',
    floor: 'Sprat',
    rooms: 'Sobe',
    type: 'Tip',
    balcony: 'Balkon',
    faces: 'Orijentacija',
  },
  floorOf: (floor, floors) => `${floor} od ${floors}`,
  statuses: {
    available: 'Slobodan',
    'pending-reservation': 'Rezervacija u toku',
    reserved: 'Rezervisan',
    sold: 'Prodat',
    unavailable: 'Nedostupan',
  },
  directions: {
    N: 'Sever',
    NE: 'Severoistok',
    E: 'Istok',
    SE: 'Jugoistok',
    S: 'Jug',
    SW: 'Jugozapad',
    W: 'Zapad',
    NW: 'Severozapad',
  },
}

export const english: Language = {
  name: 'English',
  lang: 'en',
  prefix: '',
  key: 'en',
  code: 'en',
  words: ENGLISH,
}
export const serbian: Language = {
  name: 'Serbian',
  lang: 'sr-Latn',
  prefix: '/rs',
  key: 'sr',
  code: 'rs',
  words: SERBIAN,
}
export const LANGUAGES = [english, serbian] as const
