import type { Dice } from './dice.ts'

export type Person = {
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  localeId: 'rs' | 'en'
}

const FIRST =
  'Mila Nikola Ana Stefan Jelena Marko Ivana Petar Milica Luka Sara Vuk Tamara Filip Katarina Ognjen Teodora Dušan Marija Lazar Sofija Uroš Nevena Aleksandar Dunja Miloš Jovana Ilija Anđela Bojan Tijana Vladimir Isidora Nemanja Maja Srđan Lena Goran Vesna Zoran Mirjana Dragan Olga Igor Nataša Relja Helena Vasilije Iva Pavle Jana Strahinja Una'.split(
    ' ',
  )
const LAST =
  'Perić Ilić Jovanović Marković Kovač Simić Popović Stojanović Lukić Nikolić Savić Pavlović Đorđević Tomić Radić Vasić Kostić Mitrović Lazić Todorović Stanković Živković Babić Milošević Obradović Rakić Gajić Vuković Petrović Matić Bošković Grujić Janković Knežević Maksimović Nedeljković Ostojić Pantić Ristić Spasić Tasić Urošević Zdravković Cvetković Filipović Blagojević Antić Čolić Šarić Bogdanović Despotović Ignjatović Jakšić Krstić Manojlović Novaković Radovanović Stefanović Trifunović'.split(
    ' ',
  )
const FIRST_ABROAD =
  'Thomas Claire Anna Jonas Emma Lukas Sophie David Laura Martin Julia Simon Elena Paul Nina Oliver Eva'.split(
    ' ',
  )
const LAST_ABROAD =
  'Weber Dubois Rossi Novak Huber Lindqvist Moreau Fischer Keller Bianchi Larsen Meyer Horvat Steiner Berger Jansen Wagner Brandt Olsen'.split(
    ' ',
  )
/** Domains that are kept free for examples (RFC 2606): no mail to them reaches anybody. */
const MAILBOXES = ['posta.example', 'mejl.example', 'sanduce.example']
/** So many live abroad: one in this many. */
const ABROAD = 9

/** An invented person. No two numbers below three thousand have the same name, address or telephone number. */
export function personOf(number: number): Person {
  const abroad = number % ABROAD === 0
  const [first, last] = abroad ? [FIRST_ABROAD, LAST_ABROAD] : [FIRST, LAST]
  const nth = abroad ? number / ABROAD : number
  // Both lists have a prime number of names: each pair comes once before the first comes again.
  const firstName = first[nth % first.length] ?? ''
  const lastName = last[(nth * 7) % last.length] ?? ''
  const mailbox = MAILBOXES[number % MAILBOXES.length]
  return {
    firstName,
    lastName,
    emailAddress: `${asLetters(firstName)}.${asLetters(lastName)}${abroad ? number : ''}@${mailbox}`,
    // No subscriber's number begins with a zero.
    phoneNumber: `+381 60 000 ${String(1000 + number)}`,
    localeId: abroad ? 'en' : 'rs',
  }
}

const asLetters = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')

const LETTERS = {
  rs: [
    'Da li je terasa dovoljno duboka za sto? Mogu da dođem u subotu posle podne.',
    'Zanima nas cena sa garažnim mestom.',
    'Da li je moguće plaćanje u ratama tokom gradnje?',
    'Tražimo stan za nas četvoro, po mogućstvu sa pogledom na reku.',
    'Koliko iznosi mesečno održavanje?',
    'Možemo li da vidimo stan sledeće nedelje?',
    'Kada je predviđeno useljenje?',
    'Da li zgrada ima ostave u suterenu?',
  ],
  en: [
    'We would like to see it next week. Is there a parking place with it?',
    'Which of these two has the morning sun?',
    'Could you send me the price and the terms of payment?',
    'We move to Belgrade in spring and look for a quiet home with a balcony.',
    'Is it possible to see it on a Saturday?',
    'What are the monthly costs?',
  ],
}
const TIMES = {
  rs: ['posle 17h', 'pre podne', 'vikendom'],
  en: ['after 5 pm', 'in the morning', 'at weekends'],
}

export const letterOf = (dice: Dice, { localeId }: Person) => ({
  note: dice.chance(0.6) ? dice.pick(LETTERS[localeId]) : '',
  contactTime: dice.chance(0.3) ? dice.pick(TIMES[localeId]) : '',
})

/** What agents note, by what it is about. */
export const NOTES = {
  afterViewing: [
    'Came with the whole family, liked the light.',
    'Would like to come again in the evening.',
    'Wants to see the plan of the kitchen.',
    'Compares it with one floor higher.',
    'Asked for the terms of payment in writing.',
  ],
  lost: {
    'price-above-budget': ['Budget ends some ten thousand below.', 'Waits for smaller homes.'],
    'bought-elsewhere': ['Bought in another quarter.', ''],
    'chose-another-of-ours': ['Took another one of ours.', ''],
    'financing-refused': ['The bank refused the loan.', ''],
    'no-answer': ['Called three times, no answer.', ''],
    'not-looking': ['Stays where they are.', 'Looks again next year.'],
  },
  released: ['The bank refused the loan.', 'Chose to wait.', 'Bought elsewhere.'],
  buyer: [
    'Prefers to be called after work.',
    'Sells a flat of their own first.',
    'Needs a parking place near the lift.',
    'Pays without a loan.',
    'Writes in English only.',
  ],
} as const

export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
