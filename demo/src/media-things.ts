import { MEDIA_TYPES, type MediaTypeName } from '@belvedere/domain/content/media-types'
import type { Text } from './dataset.ts'
import { translated } from './languages.ts'
import type { StoredPicture } from './picture.ts'
import type { ThingOf } from './thing.ts'

type Fields = ThingOf<'media'>['fields']

/** The point of interest or menu item that a media item hangs on; else it hangs on the project itself. */
type Place = Pick<Fields, 'poiId' | 'menuItemId' | 'langId'>

type Item = { id: number; type: MediaTypeName; name: string; order?: number }

export function mediaThing(
  place: Place,
  { id, type, name, order = 0 }: Item,
  content: Pick<Fields, 'texts' | 'children'> = {},
): ThingOf<'media'> {
  return {
    kind: 'media',
    id,
    fields: { ...place, mediaTypeId: MEDIA_TYPES[type], name, order, publish: true, ...content },
  }
}

export function pictureThing(
  place: Place,
  item: Item,
  { key, mime, bytes, width, height }: StoredPicture,
  texts: Fields['texts'] = {},
): ThingOf<'media'> {
  return { ...mediaThing(place, item, { texts }), columns: { file_key: key, mime, bytes, width, height } }
}

export const textThing = (place: Place, item: Item, text: Text) =>
  mediaThing(place, item, { texts: translated(text) })
