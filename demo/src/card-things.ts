import type { Text } from './dataset.ts'
import { mediaOf } from './ids.ts'
import { pictureThing, textThing } from './media-things.ts'
import type { StoredPicture } from './picture.ts'
import type { Thing } from './thing.ts'

type Card = { poiId: number; title: Text; text: Text; picture?: StoredPicture | undefined }

/** What the card of a masterplan, building or info point shows: title, text and, where there is one, a picture. */
export function cardThings({ poiId, title, text, picture }: Card): Thing[] {
  const id = (part: 'title' | 'description' | 'image') => mediaOf(poiId, part)
  return [
    textThing({ poiId }, { id: id('title'), type: 'poi_title', name: 'title' }, title),
    textThing({ poiId }, { id: id('description'), type: 'description', name: 'description' }, text),
    ...(picture
      ? [pictureThing({ poiId }, { id: id('image'), type: 'poi_image', name: picture.name }, picture)]
      : []),
  ]
}
