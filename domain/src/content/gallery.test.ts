import { expect, it } from 'vitest'
import { galleryPictures } from './gallery.ts'
import { MEDIA_TYPES } from './media-types.ts'

const item = (id: number, mediaTypeId: number, media: string | null, children: number[] = []) => ({
  id,
  mediaTypeId,
  media,
  mediaData: { children },
})

it("shows what the project's galleries name, in their order, each once, and what is a gallery picture itself", () => {
  const { image, media_gallery, project_title_image } = MEDIA_TYPES
  const media = [
    item(1, project_title_image, '/title'),
    item(2, image, '/logo'),
    item(3, image, '/park'),
    item(4, image, '/river'),
    item(5, media_gallery, null, [4, 3, 99, 4]),
    item(6, media_gallery, '/evening'),
    item(7, media_gallery, null, [3, 8]),
    item(8, image, null),
  ]
  expect(galleryPictures(media).map((picture) => picture.media)).toEqual(['/river', '/park', '/evening'])
})
