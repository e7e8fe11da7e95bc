import type { Basemap, MapWords } from '../map-types.ts'
import type { Ground } from './ground.ts'

/** The configured ground, or the one that needs nobody else (decision 41). Each comes only when it is used. */
export async function groundOf(
  { styleUrl, pmtilesUrl }: Basemap,
  language: MapWords['language'],
): Promise<Ground> {
  if (styleUrl) return { style: styleUrl }
  if (pmtilesUrl)
    return { style: (await import('./pmtiles-style.client.ts')).pmtilesStyle(pmtilesUrl, language) }
  return (await import('./own-ground.client.ts')).ownGround(language)
}
