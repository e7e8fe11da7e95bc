import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { z } from 'zod'
import { BodyId, BodyLangId, bodyOneOf, Id, LangId, oneOf } from '../inputs.ts'
import { CODES } from '../refusal.ts'
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

/** PostgreSQL's integer; the server's own limit is lower. */
const BYTES_MAX = 2_147_483_647

const sent = { name: line(NAME_MAX).min(1), bytes: z.number().int().min(1).max(BYTES_MAX) }

/** A file that is about to be sent in pieces: what it becomes, or the media item whose picture it is a newer one of. */
export const NewUpload = z
  .union([
    z.strictObject({
      ...sent,
      mediaTypeId: bodyOneOf(FILE_TYPES),
      poiId: BodyId.nullable().default(null),
      langId: BodyLangId.nullable().default(null),
    }),
    z.strictObject({ ...sent, replacesId: BodyId }),
  ])
  .meta({ id: 'NewUpload' })

const STATES = ['arriving', 'sent', 'checking', 'cutting', 'ready', 'failed'] as const

export const ResumableUpload = z
  .object({
    id: z.number(),
    projectId: z.number(),
    userId: z.number().nullable(),
    name: z.string(),
    mediaTypeId: z.number(),
    poiId: z.number().nullable(),
    langId: z.number().nullable(),
    replacesId: z.number().nullable(),
    bytes: z.number(),
    received: z.number(),
    /** It arrives, was sent whole, is checked, is cut into tiles; then it is there, or was refused. */
    state: z.enum(STATES),
    /** How far the tiles are. */
    percent: z.number(),
    /** Why it was refused. */
    problem: z.enum(CODES).nullable(),
    /** What it has become. */
    mediaId: z.number().nullable(),
    changedAt: z.string(),
  })
  .meta({ id: 'ResumableUpload' })
