import type { MediaItem } from '@belvedere/contract/entities/media-item'
import { type Box, boxOf } from '@belvedere/domain/geometry/box'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { pictureSources } from '../../content/picture-address.ts'
import type { ViewerPicture } from '../../viewer/viewer-types.ts'

/** Undefined until its tiles are cut. */
export function viewerPictureOf({ media, mediaData }: MediaItem, alt: string): ViewerPicture | undefined {
  const { width, height, tiles } = mediaData
  if (!width || !height || !tiles || !media) return undefined
  return { width, height, tiles, alt, poster: pictureSources(media) }
}

/** Beside a façade stand the names of its floors. */
const AIR = 0.08

/** What the screen is about: where outlines are drawn; all of a picture without any. */
export function facadeOf(drawing: Drawing, { width, height }: { width: number; height: number }): Box {
  const points = [...drawing.values()].flat(2)
  if (points.length === 0) return { left: 0, top: 0, right: width, bottom: height }
  const { left, top, right, bottom } = boxOf(points)
  const air = (right - left) * AIR
  return { left: Math.max(0, left - air), top, right: Math.min(width, right + air), bottom }
}
