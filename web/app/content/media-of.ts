import type { MediaReference } from '@belvedere/contract/entities/media-item'
import type { MediaTypeId } from '@belvedere/domain/content/media-types'

/** The text that a thing carries in its media of this type. */
export function textOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return media.find((item) => item.mediaTypeId === type)?.textualContent ?? undefined
}

/** The address of the picture that a thing carries in its media of this type. */
export function pictureOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return media.find((item) => item.mediaTypeId === type)?.media ?? undefined
}
