import type { RefusalCode } from '@belvedere/contract/refusal'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'

export type UploadRow = NonNullable<Awaited<ReturnType<typeof uploadRow>>>

type NewRow = {
  projectId: number
  userId: number
  name: string
  bytes: number
  mediaTypeId: number
  poiId: number | null
  langId: number | null
  replacesId: number | null
}

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('uploads')
    .select([
      'id',
      'project_id as projectId',
      'user_id as userId',
      'name',
      'media_type_id as mediaTypeId',
      'poi_id as poiId',
      'lang_id as langId',
      'replaces_id as replacesId',
      'bytes',
      'folder',
      'received',
      'parts',
      'state',
      'percent',
      'problem',
      'media_id as mediaId',
      'changed_at as changedAt',
    ])

export function uploadRow(db: Kysely<Database>, id: number) {
  return rows(db).where('id', '=', id).executeTakeFirst()
}

export function uploadRows(db: Kysely<Database>, ids: readonly number[]) {
  return rows(db).where(sql<boolean>`id = any (${ids}::int[])`).execute()
}

export async function countArriving(db: Kysely<Database>, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .where('project_id', '=', projectId)
    .where('state', '=', 'arriving')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertUpload(db: Kysely<Database>, row: NewRow): Promise<number> {
  const { id } = await db
    .insertInto('uploads')
    .values({
      project_id: row.projectId,
      user_id: row.userId,
      name: row.name,
      bytes: row.bytes,
      media_type_id: row.mediaTypeId,
      poi_id: row.poiId,
      lang_id: row.langId,
      replaces_id: row.replacesId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Piece = { id: number; offset: number; bytes: number; part: string }

/** Takes a piece for what comes next of its file; undefined when another has come there first. */
export async function addPiece(
  transaction: Transaction<Database>,
  { id, offset, bytes, part }: Piece,
): Promise<{ isWhole: boolean } | undefined> {
  const row = await transaction
    .updateTable('uploads')
    .set({
      received: offset + bytes,
      parts: sql`array_append(parts, ${part})`,
      state: sql`case when bytes = ${offset + bytes}::int then 'sent' else state end`,
      changed_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('state', '=', 'arriving')
    .returning('state')
    .executeTakeFirst()
  return row && { isWhole: row.state === 'sent' }
}

type Progress = {
  state: 'checking' | 'cutting' | 'ready' | 'failed'
  percent?: number
  problem?: RefusalCode
  mediaId?: number
}

/**
 * Whether it was to be told: not of one that was given up meanwhile, nor of one that another has brought to its end. A
 * worker that was slow to say it is alive is taken for dead, and the same upload is in two hands.
 */
export async function setProgress(
  db: Kysely<Database>,
  id: number,
  { mediaId, ...progress }: Progress,
): Promise<boolean> {
  const told = await db
    .updateTable('uploads')
    .set({ ...progress, ...(mediaId !== undefined && { media_id: mediaId }), changed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', 'not in', ['ready', 'failed'])
    .returning('id')
    .executeTakeFirst()
  return told !== undefined
}

/** Keeps others from bringing it to its end; false when one has, or it was given up. */
export async function holdOpen(transaction: Transaction<Database>, id: number): Promise<boolean> {
  const held = await transaction
    .selectFrom('uploads')
    .where('id', '=', id)
    .where('state', 'not in', ['ready', 'failed'])
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

export function deleteUpload(db: Kysely<Database>, id: number) {
  return db.deleteFrom('uploads').where('id', '=', id).returning('id').executeTakeFirst()
}

/** Of what is still on its way nobody has heard for days; what has arrived, or not, was to be seen for one. */
export function forgottenUploads(db: Kysely<Database>) {
  return db
    .selectFrom('uploads')
    .where(
      sql<boolean>`changed_at < now() - case when state in ('ready', 'failed') then interval '1 day' else interval '3 days' end`,
    )
    .select(['id', 'folder'])
    .execute()
}

/** Those of the folders that are of no upload any more: its project went with all that was in it. */
export async function unknownFolders(db: Kysely<Database>, folders: readonly string[]): Promise<string[]> {
  const { rows: unknown } = await sql<{ folder: string }>`
    select folder from unnest(${folders}::text[]) as stored (folder)
    where not exists (select from uploads where uploads.folder = stored.folder)`.execute(db)
  return unknown.map(({ folder }) => folder)
}
