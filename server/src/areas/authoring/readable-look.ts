import type { Fields } from '@belvedere/contract/authoring/things'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { chosenLook } from '@belvedere/domain/look/chosen-look'
import { GROUNDS } from '@belvedere/domain/look/grounds'
import { judgeLook } from '@belvedere/domain/look/judge-look'
import { COARSE, type CoarsePicture } from '@belvedere/domain/look/splash-contrast'
import { type Kysely, sql } from 'kysely'
import sharp from 'sharp'
import type { Database } from '../../platform/database/json-columns.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { Refused } from '../../platform/http/refused.ts'
import { isResizable, pictureResizer } from '../media/resize-picture.ts'

/** Refuses a look that nobody may publish; `drafted` is what would change of it. */
export type DemandReadable = (db: Kysely<Database>, projectId: number, drafted: Fields) => Promise<void>

/** A small one is enough to see how bright it is, and the studio has asked for it already. */
const JUDGED_WIDTH = 320

/** A look that cannot be read, or is taken for a status, is no visitor's (LOK-01). */
export function readableLook(files: FileStore): DemandReadable {
  const resize = pictureResizer(files)

  async function coarse({
    key,
    mime,
  }: {
    key: string
    mime: string | null
  }): Promise<CoarsePicture | undefined> {
    const bytes = await files.read(isResizable(mime ?? '') ? await resize(key, JUDGED_WIDTH) : key)
    if (!bytes) return undefined
    const { width, height } = await sharp(bytes).metadata()
    const values = await sharp(bytes)
      .flatten({ background: GROUNDS.night })
      .resize(COARSE, COARSE, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return { ratio: width / height, values }
  }

  return async (db, projectId, drafted) => {
    const look = await db
      .selectFrom('looks')
      .where('project_id', '=', projectId)
      .select(['stylesheet', 'title_media_id as titleMediaId'])
      .executeTakeFirstOrThrow()
    const { stylesheet, titleMediaId } = { ...look, ...drafted }
    const picture = await titlePicture(db, projectId, titleMediaId)
    const splash = picture && (await coarse(picture))
    const checks = judgeLook(chosenLook(stylesheet), stylesheet, splash)
    if (!checks.every(({ passes }) => passes)) throw new Refused('unreadable-look')
  }
}

/** The one that is chosen; where none is, the first that visitors see, or would. */
async function titlePicture(db: Kysely<Database>, projectId: number, chosenId: number | null) {
  const row = await db
    .selectFrom('media')
    .where('project_id', '=', projectId)
    .where('media_context_id', '=', sql.lit(MEDIA_CONTEXTS.project))
    .where('media_type_id', '=', MEDIA_TYPES.project_title_image)
    .where('file_key', 'is not', null)
    .orderBy(sql`id is distinct from ${chosenId}::int`)
    .orderBy('publish', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .select(['file_key as key', 'mime'])
    .executeTakeFirst()
  return row?.key ? { key: row.key, mime: row.mime } : undefined
}
