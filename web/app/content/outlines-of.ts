import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import type { OutlinedPicture } from './outlined-picture.ts'

/** The outlines of a picture by the point of interest they lead to; one split by something in front has several. */
export function outlinesOf(picture: OutlinedPicture): Map<number, Outline[]> {
  const outlines = new Map<number, Outline[]>()
  for (const { poiId, line } of picture.mediaData.outlines) {
    const outline = line.split('L').map((point): Point => {
      const [x = 0, y = 0] = point.split(' ').map(Number)
      return [x, y]
    })
    outlines.set(poiId, [...(outlines.get(poiId) ?? []), outline])
  }
  return outlines
}
