import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES, type MediaTypeName } from '@belvedere/domain/content/media-types'
import type { Text } from './dataset.ts'
import { DATASET_LANGUAGES } from './languages.ts'
import type { StoredPicture } from './picture.ts'
import type { Row } from './rows.ts'

/** The point of interest that a media item hangs on, or the project itself. */
type Place = { projectId: number; poiId?: number }

type Item = { id: number; type: MediaTypeName; name: string; order?: number }

export function mediaRow({ projectId, poiId }: Place, { id, type, name, order = 0 }: Item): Row<'media'> {
  return {
    id,
    project_id: projectId,
    media_context_id: poiId === undefined ? MEDIA_CONTEXTS.project : MEDIA_CONTEXTS.poi,
    poi_id: poiId ?? null,
    media_type_id: MEDIA_TYPES[type],
    name,
    sort_order: order,
    children: [],
  }
}

export function pictureRow(place: Place, item: Item, picture: StoredPicture): Row<'media'> {
  const { key, mime, bytes, width, height } = picture
  return { ...mediaRow(place, item), file_key: key, mime, bytes, width, height }
}

/** A text is a media item whose words stand in media_texts, one row for each language. */
export function textRows(
  place: Place,
  item: Item,
  text: Text,
): { media: Row<'media'>[]; media_texts: Row<'media_texts'>[] } {
  return {
    media: [mediaRow(place, item)],
    media_texts: DATASET_LANGUAGES.map(({ code, langId }) => ({
      media_id: item.id,
      project_id: place.projectId,
      lang_id: langId,
      content: text[code],
    })),
  }
}
