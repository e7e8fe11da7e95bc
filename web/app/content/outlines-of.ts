import type { MediaItem } from '../api/entities.ts'

type Outline = [number, number][]

/** The outlines of a picture by the point of interest they lead to; one split by something in front has several. */
export function outlinesOf(picture: MediaItem): Map<number, Outline[]> {
  const outlines = new Map<number, Outline[]>()
  for (const { poiId, points } of picture.mediaData.polygons) {
    // A single point is a marker, not an outline.
    if (points.length < 2) continue
    const outline = points.map(([x = 0, y = 0]): [number, number] => [x, y])
    outlines.set(poiId, [...(outlines.get(poiId) ?? []), outline])
  }
  return outlines
}
