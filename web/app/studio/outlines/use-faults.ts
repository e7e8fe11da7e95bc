import { checkDrawing } from '@belvedere/domain/outlines/check-drawing'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { useDeferredValue, useMemo } from 'react'
import type { DrawnThing } from './load-drawing.ts'

/** What is wrong with a drawing (OUT-08), a moment after it was drawn: whoever draws does not wait for it. */
export function useFaults(
  drawing: Drawing,
  { width, height }: { width: number; height: number },
  apartments: readonly DrawnThing[],
) {
  const checked = useDeferredValue(drawing)
  const things = useMemo(() => new Set(apartments.map(({ poiId }) => poiId)), [apartments])
  return useMemo(
    () => checkDrawing(checked, { picture: { width, height }, leadsSomewhere: (of) => things.has(of) }),
    [checked, width, height, things],
  )
}
