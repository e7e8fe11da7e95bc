import { useMemo } from 'react'
import type { useOtherViews } from './use-other-views.ts'

/** What other pictures of the building show. */
export function useDrawnElsewhere(others: ReturnType<typeof useOtherViews>): ReadonlySet<number> {
  return useMemo(
    () =>
      new Set(
        (others ?? []).flatMap((other) =>
          other.outlines.flatMap(({ poiId, parts }) => (parts.length > 0 ? [poiId] : [])),
        ),
      ),
    [others],
  )
}
