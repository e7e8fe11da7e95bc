import type { Config } from '../../platform/config.ts'
import { gazetteerSource } from './gazetteer-source.ts'
import { GEOCODERS } from './geocoders.ts'
import type { PlaceSource } from './place-source.ts'

/** Whoever types does not wait longer for a list of places. */
const ANSWER_WITHIN_MS = 3_000

/** The geocoding service of the settings; without one, the local gazetteer. */
export function placeSourceOf({ placesProvider, placesUrl, placesKey = '', release }: Config): PlaceSource {
  if (placesProvider === 'none') return gazetteerSource()
  const geocoder = GEOCODERS[placesProvider]
  return async (question) => {
    const address = geocoder.address(placesUrl ?? geocoder.url, question, placesKey)
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      // Nobody but the service that the settings name is asked.
      redirect: 'error',
      // Nominatim and Photon ask every user of theirs to say who they are.
      headers: { accept: 'application/json', 'user-agent': `Belvedere/${release}` },
    })
    if (!reply.ok) throw new Error(`${placesProvider} answered ${reply.status}`)
    return geocoder.places(await reply.json())
  }
}
