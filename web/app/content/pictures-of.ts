import type { MediaReference } from '@belvedere/contract/entities/media-item'
import { withoutPdf } from '@belvedere/domain/apartments/plan-image'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'

const PICTURE_TYPES: readonly number[] = [
  MEDIA_TYPES.poi_image,
  MEDIA_TYPES.image,
  MEDIA_TYPES.poi_image_dzi,
  MEDIA_TYPES.media_gallery,
]

/** Everything among these media that an image element can show, in its order. */
export function picturesOf<Item extends MediaReference>(
  media: readonly Item[],
): (Item & { media: string })[] {
  return withoutPdf(media).filter(
    (item): item is Item & { media: string } =>
      item.media !== null && PICTURE_TYPES.includes(item.mediaTypeId),
  )
}
