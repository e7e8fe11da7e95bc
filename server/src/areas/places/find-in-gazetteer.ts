import { type GeoPoint, kmBetween, PLACES_MAX } from '@belvedere/domain/map/place-search'
import { type Entry, type Gazetteer, gazetteer } from './gazetteer.ts'
import type { PlaceSource } from './place-source.ts'
import { searchKey } from './search-key.ts'

type Match = { entry: Entry; rank: number; weight: number }

/** What lies so far from what is shown is near it, and comes first; no more of it, so that nothing far is hidden. */
const NEAR_KM = 300
const NEAR_MAX = 3
/** So far away a place counts half of what it would count at what is shown. */
const HALF_AT_KM = 50

/** Names of which some word begins with what was typed: near ones, then the best match first, then the most people. */
export const findInGazetteer: PlaceSource = async ({ query, langId, near }) => {
  const typed = searchKey(query)
  if (!typed) return []
  const places = await gazetteer()
  const found = [...matches(places, ` ${typed}`)]
  const nearby = near ? best(nearTo(near, found), NEAR_MAX) : []
  const chosen = nearby.map(({ entry }) => entry)
  const others = found.filter(({ entry }) => !chosen.includes(entry))
  const all = [...nearby, ...best(others, PLACES_MAX - nearby.length)]
  return all.map(({ entry }) => {
    const { id, type, latitude, longitude, region } = entry
    const country = places.countryName(entry.country, langId)
    const name = type === 'country' ? country : entry.name
    const description = type === 'country' ? name : [name, region, country].filter(Boolean).join(', ')
    return { id, type, name, description, latitude, longitude }
  })
}

/** Those that are near, each counting the less the farther it is. */
const nearTo = (shown: GeoPoint, found: readonly Match[]) =>
  found.flatMap((match) => {
    const km = kmBetween(shown, match.entry)
    return km > NEAR_KM ? [] : { ...match, weight: match.weight / (1 + (km / HALF_AT_KM) ** 2) }
  })

/** The first few in their order, of very many. */
function best(found: readonly Match[], most: number): Match[] {
  const kept: Match[] = []
  for (const match of found) {
    const worst = kept[most - 1]
    if (worst && !isBetter(match, worst)) continue
    kept.push(match)
    kept.sort((one, other) => (isBetter(one, other) ? -1 : 1))
    kept.splice(most)
  }
  return kept
}

function* matches({ entries, text, starts }: Gazetteer, typed: string): Generator<Match> {
  for (let at = text.indexOf(typed); at >= 0; ) {
    const nth = entryAt(starts, at)
    const entry = entries[nth]
    if (!entry) return
    yield { entry, rank: rankOf(entry.key, typed), weight: entry.weight }
    at = text.indexOf(typed, starts[nth + 1])
  }
}

/** The entry whose key holds that place of the text. */
function entryAt(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low + 1 < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

/** The whole name first, then a name that begins so, then one of its words. */
function rankOf(key: string, typed: string): number {
  if (!`\n${key}`.includes(`\n${typed}`)) return 2
  return `\n${key}\n`.includes(`\n${typed}\n`) ? 0 : 1
}

const isBetter = (one: Match, other: Match) =>
  one.rank === other.rank ? one.weight > other.weight : one.rank < other.rank
