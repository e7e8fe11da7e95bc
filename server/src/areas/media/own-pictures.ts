import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Those of the media that are pictures of the project itself, with their types; they stay until the transaction ends. */
export async function ownPictures(
  db: Kysely<Database>,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('media')
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .where('project_id', '=', projectId)
    .where('media_context_id', '=', MEDIA_CONTEXTS.project)
    .where(({ eb, or }) => or([eb('file_key', 'is not', null), eb('data_string', 'is not', null)]))
    .select(['id', 'media_type_id'])
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, media_type_id }) => [id, media_type_id]))
}
