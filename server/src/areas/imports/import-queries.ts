import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import type { Layout } from '@belvedere/domain/imports/look-through'
import type { Meanings } from '@belvedere/domain/imports/read-cell'
import type { Mapping } from '@belvedere/domain/imports/read-rows'
import type { Locale } from '@belvedere/domain/screens/locale'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { showPrices } from '../../platform/database/prices.ts'

export type ImportState = 'read' | 'scheduled' | 'applied' | 'cancelled'

export type ImportRow = {
  id: number
  projectId: number
  fileName: string
  state: ImportState
  userId: number | null
  apiKey: string | null
  createdAt: Date
  applyAt: Date | null
  appliedAt: Date | null
  actionId: number | null
  undone: boolean
  changes: number
  leftOut: number
}

const IMPORT = sql`
  import.id, import.project_id as "projectId", import.file_name as "fileName", import.state,
  import.user_id as "userId", (select name from api_keys where api_keys.id = import.api_key_id) as "apiKey",
  import.created_at as "createdAt", import.apply_at as "applyAt", import.applied_at as "appliedAt",
  import.action_id::int as "actionId", import.changes, import.left_out as "leftOut",
  exists (select from actions where actions.undoes = import.action_id) as undone`

/** Files that nobody decided about are forgotten after a day. */
const UNDECIDED_DAYS = 1

export async function keepImport(
  db: Kysely<Database>,
  kept: { projectId: number; fileName: string; userId: number; apiKeyId: number | null; bytes: Buffer },
): Promise<number> {
  await sql`
    delete from imports where state = 'read' and created_at < now() - make_interval(days => ${UNDECIDED_DAYS})`.execute(
    db,
  )
  await showPrices(db, kept.projectId)
  const { id } = await db
    .insertInto('imports')
    .values({
      project_id: kept.projectId,
      file_name: kept.fileName,
      user_id: kept.userId,
      api_key_id: kept.apiKeyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_files')
    .values({ import_id: id, project_id: kept.projectId, bytes: kept.bytes })
    .execute()
  return id
}

/** Without its bytes once it is decided: those are gone by then. */
export async function importFile(
  db: Kysely<Database>,
  projectId: number,
  id: number,
): Promise<{ fileName: string; bytes: Buffer | null } | undefined> {
  return db
    .selectFrom('imports')
    .leftJoin('import_files', 'import_files.import_id', 'imports.id')
    .where('imports.id', '=', id)
    .where('imports.project_id', '=', projectId)
    .select(['imports.file_name as fileName', 'import_files.bytes'])
    .executeTakeFirst()
}

export async function importRow(
  db: Kysely<Database>,
  id: number,
  { held = false }: { held?: boolean } = {},
): Promise<ImportRow | undefined> {
  // Whoever decides about it holds it: of two that come at once the second sees what the first did.
  if (held) await db.selectFrom('imports').where('id', '=', id).select('id').forUpdate().execute()
  const { rows } = await sql<ImportRow>`select ${IMPORT} from imports as import where id = ${id}`.execute(db)
  return rows[0]
}

export const importRows = (
  db: Kysely<Database>,
  projectId: number,
  asked: PageAsked,
): Promise<Page<ImportRow>> =>
  pageOf<ImportRow>(db, {
    from: 'imports',
    as: 'import',
    where: sql`import.project_id = ${projectId} and import.state <> 'read'`,
    select: IMPORT,
    id: sql`import.id`,
    descending: true,
    asked,
  })

type Outcome = {
  state: ImportState
  changes?: number
  /** Those of the waiting changes that were left out, by their ids: they stay, to be told. */
  leftOut?: readonly string[]
  applyAt?: Date
}

/** Ends what was known of the file itself: from here on its changes are in the record, or wait. */
export async function decideImport(
  db: Kysely<Database>,
  { id, projectId }: { id: number; projectId: number },
  { state, changes, leftOut = [], applyAt }: Outcome,
): Promise<void> {
  const applied = state === 'applied'
  await sql`
    update imports set state = ${state}, changes = coalesce(${changes ?? null}, changes),
      left_out = ${leftOut.length}, apply_at = coalesce(${applyAt ?? null}, apply_at),
      applied_at = case when ${applied} then clock_timestamp() end,
      action_id = case when ${applied}
        then (nullif(current_setting('belvedere.action_ids', true), '')::jsonb ->> ${String(projectId)})::bigint end
    where id = ${id}`.execute(db)
  await showPrices(db, projectId)
  await db.deleteFrom('import_files').where('import_id', '=', id).execute()
  if (state === 'scheduled') return
  await db
    .deleteFrom('import_changes')
    .where('import_id', '=', id)
    .where(sql<boolean>`change_id <> all (${leftOut}::text[])`)
    .execute()
}

export async function keepWaiting(
  db: Kysely<Database>,
  { id, projectId }: { id: number; projectId: number },
  changes: readonly { id: string }[],
): Promise<void> {
  const rows = changes.map((change) => ({ change_id: change.id, change }))
  await sql`
    insert into import_changes (import_id, project_id, change_id, change)
    select ${id}, ${projectId}, change_id, change
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as waiting (change_id text, change jsonb)`.execute(
    db,
  )
}

export async function waitingChanges<Change>(db: Kysely<Database>, id: number): Promise<Change[]> {
  const rows = await db.selectFrom('import_changes').where('import_id', '=', id).select('change').execute()
  return rows.map(({ change }) => change as Change)
}

/** So many headers of a project are known again: those that were used last. */
const LAYOUTS_KNOWN = 100

/** What is remembered of a project's lists, by their headers. */
export async function layoutsOf(db: Kysely<Database>, projectId: number): Promise<Record<string, Layout>> {
  const rows = await db
    .selectFrom('import_layouts')
    .where('project_id', '=', projectId)
    .select(['header', 'columns', 'meanings', 'file_name as fileName'])
    .orderBy('used_at', 'desc')
    .limit(LAYOUTS_KNOWN)
    .execute()
  return Object.fromEntries(rows.map(({ header, ...layout }) => [header, layout as unknown as Layout]))
}

export async function keepLayout(
  db: Kysely<Database>,
  { projectId, header }: { projectId: number; header: string },
  { columns, meanings, fileName }: { columns: Mapping; meanings: Meanings; fileName: string },
): Promise<void> {
  await sql`
    insert into import_layouts (project_id, header, columns, meanings, file_name)
    values (${projectId}, ${header}, ${JSON.stringify(columns)}::jsonb, ${JSON.stringify(meanings)}::jsonb, ${fileName})
    on conflict (project_id, header) do update set columns = excluded.columns, meanings = excluded.meanings,
      file_name = excluded.file_name, used_at = now()`.execute(db)
}

/** Who decided about a list, with the rights that they have now; undefined once they are gone, or their key is. */
export async function makerOf(db: Kysely<Database>, importId: number): Promise<Asker | undefined> {
  const row = await db
    .selectFrom('imports')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'imports.user_id').on('users.blocked_at', 'is', null),
    )
    .leftJoin('project_users as held', (join) =>
      join.onRef('held.user_id', '=', 'users.id').onRef('held.project_id', '=', 'imports.project_id'),
    )
    .leftJoin('api_keys as key', 'key.id', 'imports.api_key_id')
    .where('imports.id', '=', importId)
    .where('key.withdrawn_at', 'is', null)
    .select([
      'users.id',
      'users.role_id as ownRole',
      'imports.project_id as projectId',
      'held.role_id as role',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const roles = new Map(row.role === null ? [] : [[row.projectId, row.role]])
  return { id: row.id, superAdmin: row.ownRole === ROLES.super_admin, roles }
}

/** The moment that a clock in the project's time zone shows this. */
export async function momentIn(db: Kysely<Database>, projectId: number, at: string): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select ${at}::timestamp at time zone time_zone as moment from projects where id = ${projectId}`.execute(
    db,
  )
  return rows[0]?.moment ?? new Date(Number.NaN)
}

export async function adminsOf(db: Kysely<Database>, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_users')
    .where('project_id', '=', projectId)
    .where('role_id', '=', ROLES.project_admin)
    .where('accepted_at', 'is not', null)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whom the mail goes to, and what it is about; undefined once they are gone. */
export async function importMailFacts(db: Kysely<Database>, importId: number, userId: number) {
  return db
    .selectFrom('imports')
    .innerJoin('projects', 'projects.id', 'imports.project_id')
    .innerJoin('users', (join) => join.on('users.id', '=', userId).on('users.blocked_at', 'is', null))
    .where('imports.id', '=', importId)
    .select([
      'imports.file_name as fileName',
      'imports.state',
      'projects.id as projectId',
      'projects.name as projectName',
      'projects.default_lang_id as defaultLangId',
      'users.email',
      sql<Locale>`users.locale`.as('locale'),
    ])
    .executeTakeFirst()
}
