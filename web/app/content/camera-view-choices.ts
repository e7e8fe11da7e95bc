import type { Poi } from '@belvedere/contract/entities/poi'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pictureOf } from './media-of.ts'
import { pictureAddress } from './picture-address.ts'

/** Camera views as links with thumbnails. */
export function cameraViewChoices(views: readonly Poi[], hrefOf: (viewId: number) => string) {
  return views.map((view) => {
    const picture = pictureOf(view.media, MEDIA_TYPES.poi_image_dzi)
    return {
      id: view.id,
      name: view.title,
      href: hrefOf(view.id),
      thumbnail: picture && pictureAddress(picture, 320),
    }
  })
}
