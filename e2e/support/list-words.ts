import type { Language } from './languages.ts'

/** What the buyer's tools say, written down a second time on purpose. */
interface ListWords {
  readonly askForPrice: string
  readonly askForPrices: string
  readonly compareWithOthers: string
  readonly removeFromCompare: string
  readonly heart: (name: string) => string
  readonly favouritesNotice: readonly [title: string, message: string]
  readonly compareNotice: readonly [title: string, message: string]
  readonly login: string
  readonly register: string
  readonly ok: string
  readonly favourites: string
  readonly compare: string
  readonly compareNow: string
  readonly close: string
  readonly removeAll: string
  readonly remove: (name: string) => string
  readonly sendEmail: string
  readonly back: string
  readonly email: string
  readonly emailInvalid: string
  readonly emailSent: string
  readonly thanks: string
  readonly notSent: string
  readonly placesLeft: readonly string[]
  readonly onlyDifferences: string
  readonly explore: (name: string) => string
  readonly nothingCompared: string
  readonly calculator: (name: string) => string
  readonly compareThis: (name: string) => string
}

const ENGLISH: ListWords = {
  askForPrice: 'Ask for price',
  askForPrices: 'Ask for prices',
  compareWithOthers: 'Compare with others',
  removeFromCompare: 'Remove from compare',
  heart: (name) => `${name} in favourites`,
  favouritesNotice: [
    'Add to favorites',
    'Add to favorites functionality is available only for registered users. Please login or register.',
  ],
  compareNotice: [
    'Add to compare',
    'Add to compare functionality is available only for registered users. Please login or register.',
  ],
  login: 'Login',
  register: 'Register',
  ok: 'OK',
  favourites: 'Favourites',
  compare: 'Compare',
  compareNow: 'Compare',
  close: 'Close',
  removeAll: 'Remove all',
  remove: (name) => `Remove ${name}`,
  sendEmail: 'Send email',
  back: 'Back',
  email: 'E-mail',
  emailInvalid: 'Please enter a valid email address',
  emailSent: 'Email sent successfully!',
  thanks: 'Thank you for your interest and time. Email has been sent to one of our agents.',
  notSent: 'The email was not sent. Please try again in a moment.',
  placesLeft: [
    'All four places are taken. Remove one to add another.',
    '1 more place',
    '2 more places',
    '3 more places',
    '4 more places',
  ],
  onlyDifferences: 'Only differences',
  explore: (name) => `Explore unit ${name}`,
  nothingCompared: 'Nothing to compare yet',
  calculator: (name) => `Loan for ${name}`,
  compareThis: (name) => `Compare ${name} with others`,
}

const SERBIAN: ListWords = {
  askForPrice: 'Zatražite cenu',
  askForPrices: 'Zatražite cene',
  compareWithOthers: 'Uporedite sa drugima',
  removeFromCompare: 'Uklonite iz poređenja',
  heart: (name) => `${name} među omiljenima`,
  favouritesNotice: [
    'Dodavanje u omiljene',
    'Dodavanje u omiljene dostupno je samo registrovanim korisnicima. Prijavite se ili se registrujte.',
  ],
  compareNotice: [
    'Dodavanje u poređenje',
    'Dodavanje u poređenje dostupno je samo registrovanim korisnicima. Prijavite se ili se registrujte.',
  ],
  login: 'Prijavite se',
  register: 'Registrujte se',
  ok: 'U redu',
  favourites: 'Omiljeni stanovi',
  compare: 'Poređenje',
  compareNow: 'Uporedite',
  close: 'Zatvorite',
  removeAll: 'Uklonite sve',
  remove: (name) => `Uklonite ${name}`,
  sendEmail: 'Pošaljite e-mail',
  back: 'Nazad',
  email: 'E-mail',
  emailInvalid: 'Unesite ispravnu e-mail adresu',
  emailSent: 'E-mail je uspešno poslat!',
  thanks: 'Hvala na interesovanju i vremenu. E-mail je poslat jednom od naših agenata.',
  notSent: 'E-mail nije poslat. Pokušajte ponovo za koji trenutak.',
  placesLeft: [
    'Sva četiri mesta su zauzeta. Uklonite jedan stan da biste dodali drugi.',
    'Još 1 mesto',
    'Još 2 mesta',
    'Još 3 mesta',
    'Još 4 mesta',
  ],
  onlyDifferences: 'Samo razlike',
  explore: (name) => `Pogledajte stan ${name}`,
  nothingCompared: 'Još nema šta da se uporedi',
  calculator: (name) => `Kredit za ${name}`,
  compareThis: (name) => `Uporedite ${name} sa drugima`,
}

export const listWords = ({ key }: Language) => (key === 'en' ? ENGLISH : SERBIAN)
