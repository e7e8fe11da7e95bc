import { parseId } from '../screens/parse-id.ts'

/** Favourites are kept in browser storage under this key, as an array of apartment ids (FAV-03). */
export const FAVORITES_STORAGE_KEY = 'favorites'

/** What browser storage holds, which anyone may have written: the ids in it, each once (FAV-03). */
export function readIds(stored: string | null): number[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return [...new Set(list.map((id) => parseId(String(id))).filter((id) => id !== undefined))]
  } catch {
    return []
  }
}
