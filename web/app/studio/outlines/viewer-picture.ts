import type { MediaItem } from '@belvedere/contract/entities/media-item'
import { pictureSources } from '../../content/picture-address.ts'
import type { ViewerPicture } from '../../viewer/viewer-types.ts'

/** Undefined until its tiles are cut. */
export function viewerPictureOf({ media, mediaData }: MediaItem, alt: string): ViewerPicture | undefined {
  const { width, height, tiles } = mediaData
  if (!width || !height || !tiles || !media) return undefined
  return { width, height, tiles, alt, poster: pictureSources(media) }
}
