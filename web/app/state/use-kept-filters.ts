import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { keepFiltersAt } from './filters.ts'

/** Route ids are the language, the name, and for a camera view's address its ending. */
const routeName = (id: string) => id.replace(/^(en|rs):/, '').replace(/-view$/, '')

/** Filters stay from a building to its list and its apartments; anywhere else they end (FLT-10). */
export function useKeptFilters(): void {
  const name = routeName(useMatches().at(-1)?.id ?? '')
  useEffect(() => keepFiltersAt(name), [name])
}
