import { type Entry, gazetteer } from '@belvedere/server/areas/places/gazetteer'

const SERBIAN_LATIN = 6
const ENGLISH = 1
const LEAST_PEOPLE = 50_000

/** Serbian names of towns nearby: the gazetteer has the English ones. */
const SERBIAN: Readonly<Record<string, string>> = {
  Athens: 'Atina',
  Belgrade: 'Beograd',
  Bucharest: 'Bukurešt',
  Budapest: 'Budimpešta',
  Kyiv: 'Kijev',
  Milan: 'Milano',
  Munich: 'Minhen',
  Paris: 'Pariz',
  Prague: 'Prag',
  Pécs: 'Pečuj',
  Rome: 'Rim',
  Skopje: 'Skoplje',
  Sofia: 'Sofija',
  Szeged: 'Segedin',
  Timişoara: 'Temišvar',
  Trieste: 'Trst',
  Venice: 'Venecija',
  Vienna: 'Beč',
  Warsaw: 'Varšava',
}

/** As it is written; the gazetteer spells it without the letter. */
const SPELLED: Readonly<Record<string, string>> = { Madjarska: 'Mađarska' }

/** From how far away a town is told of, by its people. */
const TOWN_ZOOMS = [
  [5_000_000, 3],
  [1_000_000, 4.5],
  [500_000, 5.2],
  [200_000, 6.2],
  [100_000, 7.2],
  [0, 8.2],
] as const

/** Towns that are told of only from here on are four of five: they come to whoever is so near. */
const NEAR_ZOOM = 7

/** Names of countries and large towns for the map that the product draws itself, one on a line. */
export async function farLabels(): Promise<string> {
  const { entries, countryName } = await gazetteer()
  const people = new Map<string, number>()
  for (const { country, weight } of townsOf(entries)) people.set(country, (people.get(country) ?? 0) + weight)

  const countries = entries
    .filter(({ type }) => type === 'country')
    .map((entry) => {
      const inhabited = people.get(entry.country) ?? 0
      const from = inhabited > 20_000_000 ? 2 : inhabited > 1_000_000 ? 3.5 : 5
      const serbian = countryName(entry.country, SERBIAN_LATIN)
      return label(entry, from, countryName(entry.country, ENGLISH), SPELLED[serbian] ?? serbian)
    })
  const towns = townLabels(entries, (from) => from < NEAR_ZOOM)
  return `{"nearZoom":${NEAR_ZOOM},"countries":[\n${countries.join(',\n')}\n],"towns":[\n${towns.join(',\n')}\n]}\n`
}

/** The towns that only a near view has room for. */
export async function nearLabels(): Promise<string> {
  const { entries } = await gazetteer()
  return `[\n${townLabels(entries, (from) => from >= NEAR_ZOOM).join(',\n')}\n]\n`
}

const townsOf = (entries: readonly Entry[]) =>
  entries.filter(({ type, weight }) => type === 'place' && weight >= LEAST_PEOPLE)

/** The largest first. */
function townLabels(entries: readonly Entry[], isWanted: (from: number) => boolean): string[] {
  return townsOf(entries)
    .filter(({ weight }) => isWanted(townZoom(weight)))
    .toSorted((a, b) => b.weight - a.weight || a.id.localeCompare(b.id))
    .map((town) => label(town, townZoom(town.weight), town.name, SERBIAN[town.name] ?? town.name))
}

function townZoom(people: number): number {
  return TOWN_ZOOMS.find(([least]) => people >= least)?.[1] ?? 0
}

function label({ longitude, latitude }: Entry, from: number, name: string, serbian: string): string {
  const place = [longitude, latitude].map((degrees) => Number(degrees.toFixed(2)))
  return JSON.stringify([...place, from, name, ...(serbian === name ? [] : [serbian])])
}
