import { useSyncExternalStore } from 'react'

const MEDIUM = '(min-width: 600px)'
const LARGE = '(min-width: 1280px)'

/** How many columns the stylesheet makes; nobody knows before the script runs. */
export function useColumns(): number | undefined {
  return useSyncExternalStore(
    (changed) => {
      const queries = [MEDIUM, LARGE].map((query) => window.matchMedia(query))
      for (const query of queries) query.addEventListener('change', changed)
      return () => {
        for (const query of queries) query.removeEventListener('change', changed)
      }
    },
    () => {
      if (window.matchMedia(LARGE).matches) return 3
      return window.matchMedia(MEDIUM).matches ? 2 : 1
    },
    () => undefined,
  )
}
