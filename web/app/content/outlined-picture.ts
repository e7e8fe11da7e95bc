import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { Outline, Point } from '@belvedere/domain/geometry/outline'

type MediaData = MediaItem['mediaData']

/**
 * A picture with its outlines as text. A page carries them twice, drawn and as data: in the words of the drawing the
 * second time costs nothing, while thousands of loose numbers would be more than all the rest of the page.
 */
export interface OutlinedPicture extends Omit<MediaItem, 'mediaData'> {
  readonly mediaData: Omit<MediaData, 'polygons'> & { readonly outlines: readonly PackedOutline[] }
}

interface PackedOutline {
  readonly poiId: number
  /**
   * As in a path, in whole pixels of the picture: `2 893L0 895`. None is ever larger than two of the screen
   * (decision 97), and what is finer would be a third of all that is sent.
   */
  readonly line: string
}

export function outlinedPicture({ mediaData, ...picture }: MediaItem): OutlinedPicture {
  const { polygons, ...rest } = mediaData
  // A single point is a marker, not an outline.
  const outlines = polygons
    .filter(({ points }) => points.length > 1)
    .map(({ poiId, points }) => ({ poiId, line: lineOf(points) }))
  return { ...picture, mediaData: { ...rest, outlines } }
}

function lineOf(points: readonly (readonly number[])[]): string {
  return points.map((point) => point.map(Math.round).join(' ')).join('L')
}

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
