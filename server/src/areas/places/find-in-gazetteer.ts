import { PLACES_MAX } from '@belvedere/domain/map/place-search'
import { type Entry, type Gazetteer, gazetteer } from './gazetteer.ts'
import type { PlaceSource } from './place-source.ts'
import { searchKey } from './search-key.ts'

type Match = { entry: Entry; rank: number }

/** Names of which some word begins with what was typed: the best match first, then the most people. */
export const findInGazetteer: PlaceSource = async (query, langId) => {
  const typed = searchKey(query)
  if (!typed) return []
  const places = await gazetteer()
  const best: Match[] = []
  for (const match of matches(places, ` ${typed}`)) {
    const worst = best[PLACES_MAX - 1]
    if (worst && !isBetter(match, worst)) continue
    best.push(match)
    best.sort((a, b) => (isBetter(a, b) ? -1 : 1))
    best.splice(PLACES_MAX)
  }
  return best.map(({ entry }) => {
    const { id, type, latitude, longitude, region } = entry
    const country = places.countryName(entry.country, langId)
    const name = type === 'country' ? country : entry.name
    const description = type === 'country' ? name : [name, region, country].filter(Boolean).join(', ')
    return { id, type, name, description, latitude, longitude }
  })
}

function* matches({ entries, text, starts }: Gazetteer, typed: string): Generator<Match> {
  for (let at = text.indexOf(typed); at >= 0; ) {
    const nth = entryAt(starts, at)
    const entry = entries[nth]
    if (!entry) return
    yield { entry, rank: rankOf(entry.key, typed) }
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
  one.rank === other.rank ? one.entry.weight > other.entry.weight : one.rank < other.rank
