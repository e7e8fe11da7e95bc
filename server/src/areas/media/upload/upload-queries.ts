import type { UploadFields } from '@belvedere/contract/entities/upload'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/json-columns.ts'

type Stored = {
  key: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  name: string
}

export function projectRow(db: Kysely<Database>, projectId: number) {
  return db.selectFrom('projects').where('id', '=', projectId).select('id').executeTakeFirst()
}

export function poiRow(db: Kysely<Database>, projectId: number, poiId: number) {
  return db
    .selectFrom('pois')
    .where('id', '=', poiId)
    .where('project_id', '=', projectId)
    .select('id')
    .executeTakeFirst()
}

export function insertMedia(
  transaction: Transaction<Database>,
  { projectId, poiId, mediaTypeId, langId }: z.output<typeof UploadFields>,
  { key, mime, bytes, width, height, name }: Stored,
) {
  return transaction
    .insertInto('media')
    .values({
      project_id: projectId,
      media_context_id: poiId === undefined ? MEDIA_CONTEXTS.project : MEDIA_CONTEXTS.poi,
      poi_id: poiId ?? null,
      media_type_id: mediaTypeId,
      lang_id: langId ?? null,
      name,
      file_key: key,
      mime,
      bytes,
      width,
      height,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export function insertProcessing(transaction: Transaction<Database>, mediaId: number) {
  return transaction.insertInto('media_processing').values({ media_id: mediaId }).execute()
}
