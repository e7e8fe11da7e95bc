import type { MediaTypeId } from '@belvedere/domain/content/media-types'
import type { MediaReference } from '../api/entities.ts'

/** The text that a thing carries in its media of this type. */
export function textOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return media.find((item) => item.mediaTypeId === type)?.textualContent ?? undefined
}

/** The address of the picture that a thing carries in its media of this type. */
export function pictureOf(media: readonly MediaReference[], type: MediaTypeId): string | undefined {
  return media.find((item) => item.mediaTypeId === type)?.media ?? undefined
}
