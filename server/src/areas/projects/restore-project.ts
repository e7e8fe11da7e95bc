import { type Kysely, sql, type Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { copyTables, countOn } from './copy-tables.ts'
import { listed, projectTables, type Reference, type Tables } from './project-tables.ts'

/**
 * Brings a removed project back, alone, from a database that was restored to a second before: every row that went with
 * it, as it was, and nothing of other projects (decision 185). All of it or nothing: what is in the way or missing is
 * said. Gives back how many rows it were.
 */
export async function restoreProject(
  { restored, living }: Readonly<Record<'restored' | 'living', Kysely<Database>>>,
  projectId: number,
): Promise<number> {
  await demandSameMigrations(restored, living)
  if (!(await hasProject(restored, projectId)))
    throw new Error(`The restored database has no project ${projectId}.`)
  if (await hasProject(living, projectId))
    throw new Error(`Project ${projectId} is there: nothing is brought back over what lives.`)
  return inAction(living, { kind: 'restored', userId: null }, async (to) => {
    const { tables, references } = await projectTables(to, projectId)
    const rows = await copyTables(restored, to, tables)
    await demandWhole(to, tables, references)
    await countOn(to, tables)
    await tell(to, projectId)
    // What could be brought back in the studio is back.
    await to.deleteFrom('removed_projects').where('project_id', '=', projectId).execute()
    return rows
  })
}

async function demandSameMigrations(restored: Kysely<Database>, living: Kysely<Database>): Promise<void> {
  const [older, newer] = [await migrationsOf(restored), await migrationsOf(living)]
  const different = [
    ...newer.filter((name) => !older.includes(name)),
    ...older.filter((name) => !newer.includes(name)),
  ]
  if (different.length > 0)
    throw new Error(`Only one of the two databases has ${different.join(', ')}: migrate the restored one.`)
}

async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function hasProject(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await db.selectFrom('projects').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/** Whatever the copied rows refer to is there and, as a foreign key does it, held until they are. */
async function demandWhole(
  db: Transaction<Database>,
  tables: Tables,
  references: readonly Reference[],
): Promise<void> {
  const missing = new Set<string>()
  for (const { table, columns, parent, parentColumns } of references) {
    const copied = sql`(${tables.get(table)}) as copied`
    if (!tables.has(parent))
      await sql`select from ${sql.table(parent)}
        where (${listed(parentColumns)}) in (select ${listed(columns)} from ${copied}) for key share`.execute(
        db,
      )
    const { rows } = await sql<{ key: string }>`
      select distinct concat_ws('/', ${listed(columns, 'copied')}) as key from ${copied}
      where (${listed(columns, 'copied')}) is not null and not exists (
        select from ${sql.table(parent)} as parent
        where (${listed(parentColumns, 'parent')}) = (${listed(columns, 'copied')}))
      order by key`.execute(db)
    for (const { key } of rows) missing.add(`${parent} ${key}`)
  }
  if (missing.size > 0)
    throw new Error(`The living database lacks what it refers to: ${[...missing].join(', ')}.`)
}

/**
 * What outlived the project says that it is back: its version, by which every process and cache hears of it; the marks
 * of its statuses, so that a screen which followed it is told all of them; its history; and whose roles it gives again.
 */
async function tell(db: Transaction<Database>, projectId: number): Promise<void> {
  await sql`insert into project_versions (project_id, version) values (${projectId}, 1)
    on conflict (project_id) do update set version = project_versions.version + 1`.execute(db)
  await sql`insert into status_marks (apartment_id, project_id, mark)
    select apartments.id, project_id, version + availability
    from apartments join project_versions using (project_id) where project_id = ${projectId}
    on conflict (apartment_id) do update set mark = excluded.mark`.execute(db)
  await sql`select present_action(${projectId})`.execute(db)
  await sql`select keep_security_event('role-given', user_id,
      jsonb_build_object('projectId', project_id, 'roleId', role_id))
    from project_users where project_id = ${projectId}`.execute(db)
}
