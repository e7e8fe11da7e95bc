import type { CameraPicture } from './load-camera-picture.ts'
import { pictureSources } from './picture-address.ts'

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
    poster: pictureSources(picture.media),
  }
}
