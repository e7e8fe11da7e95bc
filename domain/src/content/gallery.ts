import { MEDIA_TYPES } from './media-types.ts'

interface Item {
  readonly id: number
  readonly mediaTypeId: number
  readonly media: string | null
  readonly mediaData: { readonly children: readonly number[] }
}

/** The pictures of a project's galleries, in their order: a gallery names its pictures, or is itself one. */
export function galleryPictures<Media extends Item>(media: readonly Media[]): (Media & { media: string })[] {
  const byId = new Map(media.map((item) => [item.id, item]))
  const shown = media
    .filter(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.media_gallery)
    .flatMap((gallery) => [gallery.id, ...gallery.mediaData.children])
  return [...new Set(shown)].flatMap((id) => {
    const item = byId.get(id)
    return item?.media ? { ...item, media: item.media } : []
  })
}
