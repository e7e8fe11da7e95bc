import { FILTERS } from '../filters/filters.ts'
import { RETURN_TO } from './account-screens.ts'

/** Every parameter that a screen reads from its address. */
export const PAGE_PARAMETERS: readonly string[] = [
  ...FILTERS.map(({ key }) => key),
  'apartment',
  'lat',
  'lng',
  'mediaId',
  'order',
  'poiId',
  'projectId',
  RETURN_TO,
  'token',
  'zoom',
  // How React Router asks for the data of a page alone.
  '_routes',
  'index',
].toSorted()

interface Query {
  get(name: string): string | null
}

/**
 * What of a query screens know, each once and in one order. What a campaign or a stranger adds reaches no page, so it
 * neither makes another page of it nor another copy (SEC-02).
 */
export function knownParameters(query: Query): [name: string, value: string][] {
  return PAGE_PARAMETERS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
}
