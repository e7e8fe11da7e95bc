import type { CameraPicture } from './load-camera-picture.ts'
import { pictureAddress, pictureSrcSet } from './picture-address.ts'

/** A camera view's picture as the viewer takes it; undefined while its tiles are not made yet. */
export function viewerPicture({ view, picture }: CameraPicture, alt: string) {
  const { width, height, tiles } = picture.mediaData
  if (!width || !height || !tiles || !picture.media) return undefined
  return {
    key: view.id,
    width,
    height,
    tiles,
    alt,
    posterSrc: pictureAddress(picture.media, 1280),
    posterSrcSet: pictureSrcSet(picture.media),
  }
}
