import { useSyncExternalStore } from 'react'
import { MEDIA } from '../../../ui/media.ts'

const MEDIUM = MEDIA['--from-tablet']
const LARGE = MEDIA['--from-wide']

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
