import type { MediaReference } from '@belvedere/contract/entities/media-item'
import type { MediaTypeId } from '@belvedere/domain/content/media-types'

/** The text that a thing carries in its media of this type. */
export function textOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return media.find((item) => item.mediaTypeId === type)?.textualContent ?? undefined
}

/** The addresses of the pictures that a thing carries in its media of this type, in their order. */
export function picturesOfType(media: readonly MediaReference[], type: MediaTypeId): string[] {
  return media.flatMap((item) => (item.mediaTypeId === type && item.media ? [item.media] : []))
}

/** The first of them. */
export function pictureOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return picturesOfType(media, type)[0]
}
