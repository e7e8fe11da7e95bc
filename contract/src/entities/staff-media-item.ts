import { z } from 'zod'
import { BodyId, BodyLangId, BodyMediaTypeId } from '../inputs.ts'
import { line, lines } from '../text.ts'
import { MediaItem } from './media-item.ts'
import { Translations } from './translations.ts'

/** How far the tiles of an uploaded picture are; null where there is nothing to wait for. */
const Processing = z
  .object({ state: z.enum(['queued', 'working', 'done', 'failed']), percent: z.number() })
  .nullable()

/** As staff see it: where it hangs, and its text in all languages. */
export const StaffMediaItem = MediaItem.extend({
  projectId: z.number(),
  mediaContextId: z.number(),
  poiId: z.number().nullable(),
  menuItemId: z.number().nullable(),
  /** The one language it is for; null is for every language. */
  langId: z.number().nullable(),
  order: z.number(),
  texts: Translations,
  processing: Processing,
  /** What `If-Match` names. */
  revision: z.number(),
}).meta({ id: 'StaffMediaItem' })

const NAME_MAX = 200
const TEXT_MAX = 10_000
const CHILDREN_MAX = 200
const ORDER_MAX = 10_000

const Text = lines(TEXT_MAX).min(1).optional()

const fields = {
  mediaTypeId: BodyMediaTypeId,
  name: line(NAME_MAX).min(1),
  langId: BodyLangId.nullable(),
  order: z.number().int().min(0).max(ORDER_MAX),
  /** Its text by language id; stands for all of them. */
  texts: z.strictObject({ 1: Text, 2: Text, 3: Text, 4: Text, 5: Text, 6: Text, 7: Text }),
  /** What is in a gallery: ids of media of the same project, in their order. */
  children: z.array(BodyId).max(CHILDREN_MAX),
}

const { mediaTypeId, name, ...others } = fields

/** A text, or the file of an uploaded media item (`mediaId`), shown by the project itself. */
export const NewProjectMedia = z
  .strictObject({ mediaTypeId, name, mediaId: BodyId.optional(), ...z.object(others).partial().shape })
  .meta({ id: 'NewProjectMedia' })

export const ProjectMediaChange = z
  .strictObject({ mediaId: BodyId, ...z.object(fields).partial().shape })
  .meta({ id: 'ProjectMediaChange' })

export const ProjectMediaRemoval = z.strictObject({ mediaId: BodyId }).meta({ id: 'ProjectMediaRemoval' })
