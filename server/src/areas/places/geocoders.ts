import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { type GeoPoint, PLACES_MAX } from '@belvedere/domain/map/place-search'
import type { FoundPlace, PlaceQuestion } from './place-source.ts'

/** What is special about a geocoding service: how it is asked, and how its answer is read. */
export type Geocoder = {
  url: string
  address: (url: string, question: PlaceQuestion, key: string) => URL
  places: (answer: unknown) => FoundPlace[]
}

const languageOf = (langId: number) => (langId === LANGUAGE_IDS.serbian_latin ? 'sr-Latn' : 'en')

function withParameters(url: string, parameters: Record<string, string>): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}

type PhotonAnswer = {
  features: {
    geometry: { coordinates: [number, number] }
    properties: {
      osm_type: string
      osm_id: number
      type: string
      name?: string
      state?: string
      country?: string
    }
  }[]
}

const PHOTON_TYPES = { country: 'country', state: 'region', county: 'region', city: 'place' } as const

const photon: Geocoder = {
  url: 'https://photon.komoot.io/api',
  address: (url, { query, near }) => {
    const address = withParameters(url, {
      q: query,
      limit: String(PLACES_MAX),
      lang: 'en',
      ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
    })
    for (const layer of Object.keys(PHOTON_TYPES)) address.searchParams.append('layer', layer)
    return address
  },
  places: (answer) =>
    (answer as PhotonAnswer).features.map(({ geometry, properties }) => ({
      id: `${properties.osm_type}${properties.osm_id}`,
      type: PHOTON_TYPES[properties.type as keyof typeof PHOTON_TYPES] ?? 'place',
      name: properties.name ?? '',
      description: [...new Set([properties.name, properties.state, properties.country])]
        .filter(Boolean)
        .join(', '),
      longitude: geometry.coordinates[0],
      latitude: geometry.coordinates[1],
    })),
}

type NominatimAnswer = {
  osm_type: string
  osm_id: number
  addresstype: string
  name: string
  display_name: string
  lat: string
  lon: string
}[]

/** Nominatim prefers what lies in a box, given by two of its corners. */
const AROUND_DEGREES = 3
const around = ({ latitude, longitude }: GeoPoint) =>
  [-AROUND_DEGREES, AROUND_DEGREES].flatMap((by) => [longitude + by, latitude + by]).join()

const NOMINATIM_REGIONS = ['state', 'region', 'province', 'county', 'state_district']

const nominatim: Geocoder = {
  url: 'https://nominatim.openstreetmap.org/search',
  address: (url, { query, langId, near }) =>
    withParameters(url, {
      q: query,
      format: 'jsonv2',
      limit: String(PLACES_MAX),
      layer: 'address',
      'accept-language': languageOf(langId),
      ...(near && { viewbox: around(near) }),
    }),
  places: (answer) =>
    (answer as NominatimAnswer).map(({ osm_type, osm_id, addresstype, name, display_name, lat, lon }) => ({
      id: `${osm_type}${osm_id}`,
      type:
        addresstype === 'country' ? 'country' : NOMINATIM_REGIONS.includes(addresstype) ? 'region' : 'place',
      name,
      description: display_name,
      latitude: Number(lat),
      longitude: Number(lon),
    })),
}

/** Longitude first, as Mapbox and MapTiler write it. */
const pair = ({ latitude, longitude }: GeoPoint) => `${longitude},${latitude}`

type MapboxAnswer = {
  features: {
    properties: {
      mapbox_id: string
      feature_type: string
      name: string
      full_address?: string
      place_formatted?: string
      coordinates: { latitude: number; longitude: number }
    }
  }[]
}

const mapbox: Geocoder = {
  url: 'https://api.mapbox.com/search/geocode/v6/forward',
  address: (url, { query, langId, near }, key) =>
    withParameters(url, {
      q: query,
      access_token: key,
      types: 'country,region,place',
      autocomplete: 'true',
      limit: String(PLACES_MAX),
      language: languageOf(langId),
      ...(near && { proximity: pair(near) }),
    }),
  places: (answer) =>
    (answer as MapboxAnswer).features.map(({ properties }) => ({
      id: properties.mapbox_id,
      type: typeOf(properties.feature_type),
      name: properties.name,
      description:
        properties.full_address ?? [properties.name, properties.place_formatted].filter(Boolean).join(', '),
      ...properties.coordinates,
    })),
}

type MaptilerAnswer = {
  features: { id: string; place_type: string[]; text: string; place_name: string; center: [number, number] }[]
}

const maptiler: Geocoder = {
  url: 'https://api.maptiler.com/geocoding/',
  address: (url, { query, langId, near }, key) =>
    withParameters(new URL(`${encodeURIComponent(query)}.json`, url).href, {
      key,
      types: 'country,region,municipality',
      autocomplete: 'true',
      limit: String(PLACES_MAX),
      language: languageOf(langId).slice(0, 2),
      ...(near && { proximity: pair(near) }),
    }),
  places: (answer) =>
    (answer as MaptilerAnswer).features.map(({ id, place_type, text, place_name, center }) => ({
      id,
      type: typeOf(place_type[0] ?? ''),
      name: text,
      description: place_name,
      longitude: center[0],
      latitude: center[1],
    })),
}

const typeOf = (name: string) => (name === 'country' || name === 'region' ? name : 'place')

export const GEOCODERS = { photon, nominatim, mapbox, maptiler }
