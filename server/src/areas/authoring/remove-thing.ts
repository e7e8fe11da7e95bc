import type { Kind } from '@belvedere/contract/authoring/things'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { discardDraftsOfNothing } from './drafts.ts'
import { moveBack, moveOut } from './move-out.ts'
import { lockThings } from './thing-queries.ts'
import { THING_TABLES, type ThingTable } from './thing-tables.ts'

/** How a table's rows are called when they go along. Prices and words go with what they are of. */
const COUNTED: Readonly<Record<string, string>> = {
  masterplans: 'masterplans',
  buildings: 'buildings',
  apartments: 'apartments',
  claims: 'reservations',
  waiting_list: 'people in line',
  pois: 'points of interest',
  media: 'media',
  outlines: 'outlines',
  menu_items: 'menu items',
  packages: 'packages',
  package_items: 'package items',
  client_apps: 'client apps',
  apartment_types: 'apartment types',
  project_users: 'people',
  hosts: 'hosts',
}

type Removal = {
  id: number
  revision?: number
  /** How many go, as the asker was told; without it they are told. */
  confirm?: number | undefined
}

export async function removeThing(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  removal: Removal,
): Promise<void> {
  const present = await lockThings(db, kind, projectId, [removal.id])
  if (!present.has(removal.id)) throw new Refused('not-found')
  await moveOut(db, kind, projectId, removal.id)
  await removeRow(db, THING_TABLES[kind].table, projectId, removal)
  await discardDraftsOfNothing(db, projectId)
  await moveBack(db, projectId)
}

/**
 * Deletes a row with all that hangs on it, once it was said how much that is and the asker confirmed it. What goes is
 * read from the record of the very deletion, which is taken back unless it was confirmed: nothing is counted twice over.
 */
export async function removeRow(
  db: Transaction<Database>,
  table: ThingTable | 'projects',
  projectId: number,
  { id, revision, confirm }: Removal,
): Promise<void> {
  const { rows } = await sql<{ revision: number; publish: boolean | null }>`
    select revision, (to_jsonb(thing) ->> 'publish')::boolean as publish from ${sql.table(table)} as thing
    where id = ${id} for update`.execute(db)
  const [thing] = rows
  if (!thing) throw new Refused('not-found')
  if (revision !== undefined && thing.revision !== revision) throw new Refused('stale')
  await demandNeverSold(db, table, id)
  if (thing.publish) throw new Refused('published')
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db).catch((error: unknown) => {
    throw isStillNamed(error) ? new Refused('in-use') : error
  })
  const gone = await sql<{ table: string; count: number }>`
    select table_name as table, count(*)::int as count from changes
    where after is null and before is not null
      and action_id = (nullif(current_setting('belvedere.action_ids', true), '')::jsonb ->> ${String(projectId)})::bigint
    group by table_name`.execute(db)
  const counts = Object.fromEntries(
    gone.rows.flatMap(({ table: name, count }) => (COUNTED[name] ? [[COUNTED[name], count]] : [])),
  )
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (confirm !== total) throw new Refused('confirmation-required', '', { meta: { counts, confirm: total } })
}

/** The first of them are named. */
const NAMED = 10

/** The apartments that go with a thing of this table. */
const APARTMENTS_IN: Readonly<Partial<Record<ThingTable | 'projects', (id: number) => RawBuilder<unknown>>>> =
  {
    apartments: (id) => sql`id = ${id}`,
    buildings: (id) => sql`building_id = ${id}`,
    masterplans: (id) => sql`building_id in (
    with recursive inside as (
      select ${id}::int as id union select masterplans.id from masterplans join inside on parent_id = inside.id
    ) select buildings.id from buildings join inside on masterplan_id = inside.id)`,
  }

/** What was ever reserved, contracted or sold stays, and so does what it lies in; a project goes as a whole (AUT-11). */
async function demandNeverSold(db: Transaction<Database>, table: ThingTable | 'projects', id: number) {
  const inIt = APARTMENTS_IN[table]?.(id)
  if (!inIt) return
  const { rows } = await sql<{ name: string }>`
    select name from apartments where (${inIt}) and (status in ('reserved', 'sold') or was_claimed(id))
    order by name`.execute(db)
  const names = rows.map(({ name }) => name)
  if (names.length > 0)
    throw new Refused('was-sold', '', { meta: { count: names.length, names: names.slice(0, NAMED) } })
}

/** By rows that do not go along: an apartment without a type is none. */
const isStillNamed = (error: unknown) =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION

const FOREIGN_KEY_VIOLATION = '23503'
