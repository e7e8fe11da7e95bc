import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { z } from 'zod'
import { Id, LangId, oneOf } from '../inputs.ts'
import { line } from '../text.ts'

const NAME_MAX = 200

/** The kinds of media that are files; all others are texts or data. */
const FILE_TYPES = {
  poi_image: MEDIA_TYPES.poi_image,
  project_title_image: MEDIA_TYPES.project_title_image,
  media_gallery: MEDIA_TYPES.media_gallery,
  image: MEDIA_TYPES.image,
  poi_image_dzi: MEDIA_TYPES.poi_image_dzi,
}

/** The fields of an upload, which come before its `file`. */
export const UploadFields = z
  .strictObject({
    projectId: Id,
    /** The point of interest that it hangs on; without one it hangs on the project itself. */
    poiId: Id.optional(),
    mediaTypeId: oneOf(FILE_TYPES),
    /** The one language it is for; left out it is for every language. */
    langId: LangId.optional(),
    /** The file's own name, when left out. */
    name: line(NAME_MAX).min(1).optional(),
  })
  .meta({ id: 'UploadFields' })
