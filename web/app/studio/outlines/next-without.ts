import type { Drawing } from '@belvedere/domain/outlines/drawing'
import type { DrawnThing } from './load-drawing.ts'

/** The next apartment that is not drawn, round again from the one that is chosen. */
export function nextWithout(
  apartments: readonly DrawnThing[],
  drawing: Drawing,
  after: number | null,
): number | null {
  const place = apartments.findIndex(({ poiId }) => poiId === after) + 1
  const round = [...apartments.slice(place), ...apartments.slice(0, place)]
  return round.find(({ poiId }) => !drawing.get(poiId)?.length)?.poiId ?? after
}
