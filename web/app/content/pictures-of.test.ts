import type { MediaReference } from '@belvedere/contract/entities/media-item'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { expect, it } from 'vitest'
import { picturesOf } from './pictures-of.ts'

const item = (name: string, mediaTypeId: number, media: string | null = `/${name}`): MediaReference => ({
  id: 1,
  name,
  mediaTypeId,
  media,
  textualContent: null,
})

it('keeps the pictures of a point of interest in their order, and leaves out its texts and PDF files', () => {
  const { poi_image, poi_image_dzi, poi_title, image, poi_unity_component_data } = MEDIA_TYPES
  const media = [
    item('title', poi_title, null),
    item('square.jpg', poi_image),
    item('brochure.PDF', poi_image),
    item('component.bin', poi_unity_component_data),
    item('river.jpg', poi_image_dzi),
    item('logo.svg', image),
  ]
  expect(picturesOf(media).map(({ name }) => name)).toEqual(['square.jpg', 'river.jpg', 'logo.svg'])
})
