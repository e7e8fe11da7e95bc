import type { MediaItem } from '@belvedere/contract/entities/media-item'

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
  /** As in a path: `1.8 892.6L0 895.4`. */
  readonly line: string
}

export function outlinedPicture({ mediaData, ...picture }: MediaItem): OutlinedPicture {
  const { polygons, ...rest } = mediaData
  // A single point is a marker, not an outline.
  const outlines = polygons
    .filter(({ points }) => points.length > 1)
    .map(({ poiId, points }) => ({ poiId, line: points.map((point) => point.join(' ')).join('L') }))
  return { ...picture, mediaData: { ...rest, outlines } }
}
