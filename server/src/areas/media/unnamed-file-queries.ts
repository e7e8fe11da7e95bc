import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Open pages and caches in front may ask for a picture that was replaced for as long. */
const KEPT = sql`interval '1 day'`

/** By a media item, by the newer picture of one that waits for Publish, or by one of a project that can be brought back. */
const names = (key: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from media where media.file_key = ${key})
  or exists (select from drafts where drafts.kind = 'media' and drafts.fields ->> 'fileKey' = ${key})
  or is_file_of_removed(${key}))`

const isNamed = names(sql`unnamed_files.file_key`)

/** Notes which of these files no row names, and counts them; a file that is named again is no longer noted. */
export async function noteUnnamed(members: Kysely<Database>, keys: readonly string[]): Promise<number> {
  await members.deleteFrom('unnamed_files').where(isNamed).execute()
  const { rows } = await sql<{ count: number }>`
    with unnamed as (
      select stored.key from unnest(${keys}::text[]) as stored (key)
      where not ${names(sql`stored.key`)}
    ), noted as (
      insert into unnamed_files (file_key) select key from unnamed on conflict do nothing
    )
    select count(*)::int as count from unnamed`.execute(members)
  return rows[0]?.count ?? 0
}

export async function unnamedLongEnough(members: Kysely<Database>): Promise<string[]> {
  const rows = await members
    .selectFrom('unnamed_files')
    .where(sql<boolean>`since < now() - ${KEPT}`)
    .select('file_key as key')
    .orderBy('file_key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Whether the file may go, still; until this transaction ends nobody can name it (claimFile). */
export async function releaseFile(transaction: Transaction<Database>, key: string): Promise<boolean> {
  const released = await transaction
    .deleteFrom('unnamed_files')
    .where('file_key', '=', key)
    .where(sql<boolean>`since < now() - ${KEPT}`)
    .where(sql<boolean>`not ${isNamed}`)
    .returning('file_key')
    .executeTakeFirst()
  return released !== undefined
}

/** For who is about to name a file: waits until one who removes it is done, and keeps others from removing it. */
export async function claimFile(transaction: Transaction<Database>, key: string): Promise<void> {
  await transaction.deleteFrom('unnamed_files').where('file_key', '=', key).execute()
}

export async function isAnyNamed(members: Kysely<Database>): Promise<boolean> {
  const named = members.selectFrom('media').where('file_key', 'is not', null).select('id').limit(1)
  return (await named.executeTakeFirst()) !== undefined
}

/** Every file that a row names, as `names` has it. */
export async function namedKeys(members: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from media where file_key is not null
    union select fields ->> 'fileKey' from drafts where kind = 'media' and fields ->> 'fileKey' is not null`.execute(
    members,
  )
  return new Set(rows.map(({ key }) => key))
}

/** For who takes stored files as they are and names them later: none that was noted goes before that. */
export async function keepUnnamed(members: Kysely<Database>): Promise<void> {
  await members.deleteFrom('unnamed_files').execute()
}
