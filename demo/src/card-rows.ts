import type { Text } from './dataset.ts'
import { mediaOf } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { pictureRow, textRows } from './media-rows.ts'
import type { StoredPicture } from './picture.ts'
import type { Rows } from './rows.ts'

type Card = { projectId: number; poiId: number; title: Text; text: Text; picture?: StoredPicture | undefined }

/** What the card of a masterplan, building or info point shows: title, text and, where there is one, a picture. */
export function cardRows({ projectId, poiId, title, text, picture }: Card): Rows {
  const place = { projectId, poiId }
  const id = (part: 'title' | 'description' | 'image') => mediaOf(poiId, part)
  return joinRows(
    textRows(place, { id: id('title'), type: 'poi_title', name: 'title' }, title),
    textRows(place, { id: id('description'), type: 'description', name: 'description' }, text),
    picture
      ? { media: [pictureRow(place, { id: id('image'), type: 'poi_image', name: picture.name }, picture)] }
      : {},
  )
}
