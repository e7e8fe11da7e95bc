import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { fieldsOf, type Row } from './thing-fields.ts'
import { partsOf } from './thing-parts.ts'
import { THING_TABLES, type ThingTable } from './thing-tables.ts'

export type StoredThing = { id: number; projectId: number; revision: number; row: Row; fields: Fields }

/** Of a table that several kinds share, the rows of this one. */
export function isOfKind(kind: Kind) {
  const { poiTypes } = THING_TABLES[kind]
  return poiTypes ? sql<boolean>`thing.poi_type_id = any (${poiTypes}::int[])` : sql<boolean>`true`
}

/** Things of a project by their ids, held until the transaction ends: nobody changes them in between. */
export async function lockThings(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, StoredThing>> {
  const { table, columns } = THING_TABLES[kind]
  // Two moves at once could put two things into each other: within a project they take turns.
  if (columns.parentId)
    await db.selectFrom('projects').where('id', '=', projectId).select('id').forNoKeyUpdate().execute()
  // Whoever changes a project holds it before its look, and a draft names its project: in that order, nobody waits in a circle.
  if (kind === 'look')
    await db.selectFrom('projects').where('id', '=', projectId).select('id').forKeyShare().execute()
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(thing) as row from ${sql.table(table)} as thing
    where id = any (${ids}::int[]) and project_id = ${projectId} and ${isOfKind(kind)}
    order by id for no key update`.execute(db)
  return asThings(db, kind, rows)
}

/** What the next change of each names. */
export async function revisionsOf(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; revision: number }>`
    select id, revision from ${sql.table(THING_TABLES[kind].table)} where id = any (${ids}::int[])`.execute(
    db,
  )
  const known = new Map(rows.map(({ id, revision }) => [id, revision]))
  return ids.map((id) => known.get(id) ?? 0)
}

/** Rows with what is kept beside them, by id. */
export async function asThings(
  db: Kysely<Database>,
  kind: Kind,
  rows: readonly { row: Row }[],
): Promise<Map<number, StoredThing>> {
  const parts = await partsOf(
    db,
    kind,
    rows.map(({ row }) => Number(row.id)),
  )
  return new Map(
    rows.map(({ row }) => {
      const id = Number(row.id)
      const fields = { ...fieldsOf(kind, row), ...parts.get(id) }
      return [id, { id, projectId: Number(row.project_id), revision: Number(row.revision), row, fields }]
    }),
  )
}

/** Those of the ids that are of this project, so that a field may name them; they stay until the transaction ends. */
export async function knownIds(
  db: Transaction<Database>,
  table: ThingTable,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where project_id = ${projectId} and id = any (${ids}::int[])
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function nextIds(db: Kysely<Database>, table: ThingTable, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
