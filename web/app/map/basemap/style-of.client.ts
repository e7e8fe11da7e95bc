import type { StyleSpecification } from 'maplibre-gl'
import type { Basemap, MapWords } from '../map-types.ts'

/** The configured ground, or the one that needs nobody else (decision 41). Each comes only when it is used. */
export async function styleOf(
  { styleUrl, pmtilesUrl }: Basemap,
  language: MapWords['language'],
): Promise<string | StyleSpecification> {
  if (styleUrl) return styleUrl
  if (pmtilesUrl) return (await import('./pmtiles-style.client.ts')).pmtilesStyle(pmtilesUrl, language)
  return (await import('./own-style.client.ts')).ownStyle(language)
}
