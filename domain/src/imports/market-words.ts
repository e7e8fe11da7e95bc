import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import type { ApartmentTypeKey } from '../apartments/apartment-type-keys.ts'
import { foldWord } from './fold-word.ts'
import type { Named, NamedField, NamedType } from './read-cell.ts'
import { readStatus } from './read-status.ts'

/**
 * What the words of the market may mean here. None of them is taken for granted: they are offered, and count when somebody
 * has seen them (decision 230).
 */
export interface Offered {
  readonly buildings: readonly Named[]
  readonly types: readonly NamedType[]
}

/** By the number of bedrooms. */
const BY_BEDROOMS: readonly ApartmentTypeKey[] = [
  'studio',
  'one_bedroom',
  'two_bedroomroom',
  'three_bedroom',
  'four_bedroom',
]

/** The rooms that Serbian words count: bedrooms and the living room, which a studio is alone. */
const ROOMS: Readonly<Record<string, number>> = { jedno: 1, dvo: 2, tro: 3, cetvoro: 4, cetvero: 4, peto: 5 }
const ROOMS_IN_WORDS = /^(jedno|dvo|tro|cetvoro|cetvero|peto)(?:i?po)?s(?:oban|obni|obna|obno)/
const HALF = /^(?:jedno|dvo|tro|cetvoro|cetvero)i?pos/
/** `2.5-soban`, `3,0`: a number alone counts rooms only with its decimals, so that a floor is none. */
const ROOMS_IN_FIGURES = /^(\d)(?:[.,]([05])0?)?\s*-?\s*(?:sob[a-z]*|s\.?)?(?:\s*stan)?$/i
const ONLY_DIGITS = /^\d+$/

const BEDROOMS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  jedna: 1,
  dve: 2,
  tri: 3,
}
const BEDROOMS_IN_WORDS = /^(\d|one|two|three|four|jedna|dve|tri) ?(?:bed|br\b|bd\b|bdr|spavac)/

const STUDIO = /^(garsonjer|gars\b|studio|atelje)/
const DUPLEX = /^(dupleks|duplex)/

/** A living room and `rooms - 1` bedrooms; half a room is a small bedroom. */
const byRooms = (rooms: number) => BY_BEDROOMS[Math.max(0, Math.ceil(rooms) - 1)]

export function typeKeyOf(text: string): ApartmentTypeKey | undefined {
  const folded = foldWord(text)
  const joined = folded.replaceAll(' ', '')
  if (STUDIO.test(folded)) return 'studio'
  if (DUPLEX.test(folded)) return 'duplex'
  const [, counted] = ROOMS_IN_WORDS.exec(joined) ?? []
  if (counted) return byRooms((ROOMS[counted] ?? 0) + (HALF.test(joined) ? 0.5 : 0))
  const [, bedrooms] = BEDROOMS_IN_WORDS.exec(folded) ?? []
  if (bedrooms) return BY_BEDROOMS[BEDROOMS[bedrooms] ?? Number(bedrooms)]
  const [, whole, half] = ONLY_DIGITS.test(text.trim()) ? [] : (ROOMS_IN_FIGURES.exec(text.trim()) ?? [])
  return whole ? byRooms(Number(whole) + (half === '5' ? 0.5 : 0)) : undefined
}

/** Beginnings, since offices write `Rezervisan do petka`. */
const STATUS_BEGINNINGS: readonly (readonly [string, ApartmentStatus])[] = [
  ['u pregovor', 'pending-reservation'],
  ['pregovor', 'pending-reservation'],
  ['predrezerv', 'pending-reservation'],
  ['in negotiation', 'pending-reservation'],
  ['negotiat', 'pending-reservation'],
  ['nije slobod', 'unavailable'],
  ['nije dostup', 'unavailable'],
  ['ne prodaje', 'unavailable'],
  ['povucen', 'unavailable'],
  ['blokiran', 'unavailable'],
  ['rez', 'reserved'],
  ['kapar', 'reserved'],
  ['under offer', 'reserved'],
  ['prodat', 'sold'],
  ['prodan', 'sold'],
  ['kupljen', 'sold'],
  ['ugovoren', 'sold'],
  ['sold', 'sold'],
  ['slobod', 'available'],
  ['dostup', 'available'],
  ['raspoloz', 'available'],
  ['u prodaji', 'available'],
  ['free', 'available'],
  ['available', 'available'],
]

const statusOf = (folded: string): ApartmentStatus | undefined =>
  readStatus(folded) ?? STATUS_BEGINNINGS.find(([beginning]) => folded.startsWith(beginning))?.[1]

/** The one building whose name has this word in it: `A` is Lamela A. */
function buildingOf(folded: string, buildings: readonly Named[]): string | undefined {
  const found = buildings.filter(({ names }) =>
    names.some((name) => ` ${foldWord(name)} `.includes(` ${folded} `)),
  )
  return found.length === 1 && found[0] ? String(found[0].id) : undefined
}

/** What a word that is not known may mean, as a meaning is told: an id, or a status. */
export function offeredMeaning(
  field: NamedField,
  text: string,
  { buildings, types }: Offered,
): string | undefined {
  const folded = foldWord(text)
  if (folded === '') return undefined
  if (field === 'status') return statusOf(folded)
  if (field === 'building') return buildingOf(folded, buildings)
  const key = typeKeyOf(text)
  const type = key && types.find((one) => one.key === key)
  return type ? String(type.id) : undefined
}

/** A studio is one room; each bedroom is one more. Of a duplex its type does not say. */
export function roomsOfKey(key: ApartmentTypeKey | undefined): number | undefined {
  const bedrooms = key ? BY_BEDROOMS.indexOf(key) : -1
  return bedrooms < 0 ? undefined : bedrooms + 1
}
