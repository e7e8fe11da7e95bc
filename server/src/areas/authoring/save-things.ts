import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { passIds, writeRows } from '../../platform/database/write-rows.ts'
import { RowsRefused } from '../../platform/http/refused.ts'
import { checkThings } from './check-things.ts'
import { followStructure, type OwnPoi } from './own-pois.ts'
import { rowOf } from './thing-fields.ts'
import { writeParts } from './thing-parts.ts'
import { lockThings, nextIds } from './thing-queries.ts'
import { THING_TABLES } from './thing-tables.ts'

/** A thing as it shall be: one that is there, with the fields that change, or a new one with all of them. */
export type Wanted = {
  id?: number
  /** Made under that very id when it is not there: for a dataset that brings its ids along. */
  orNew?: true
  /** What it was read at; someone else's change since then refuses it. */
  revision?: number
  fields: Fields
  /** Columns that no author sets: of an uploaded file, where it is stored. */
  columns?: Readonly<Record<string, unknown>>
  /** What its own point of interest shall be, where the dataset brings that along too. */
  ownPoi?: OwnPoi
}

/**
 * Makes and changes things of a project, all or none: whatever their number, in a handful of statements. It is the one
 * way in: for a single call, for a list of thousands, for what a draft becomes when it is published, for the demo.
 */
export async function saveThings(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  wanted: readonly Wanted[],
): Promise<number[]> {
  if (wanted.length === 0) return []
  const { table } = THING_TABLES[kind]
  const ids = wanted.flatMap(({ id }) => id ?? [])
  const present = await lockThings(db, kind, projectId, ids)
  const merged = wanted.map(({ id, fields, ...rest }) => ({
    ...rest,
    ...(id !== undefined && { id }),
    fields: { ...present.get(id ?? 0)?.fields, ...fields },
  }))
  const problems = await checkThings(db, kind, projectId, merged, present)
  if (problems.length > 0) throw new RowsRefused(problems)
  const fresh = await nextIds(db, table, wanted.length - ids.length)
  const saved = merged.map(({ id, fields }) => ({ id: id ?? fresh.shift() ?? 0, fields }))
  await writeRows(
    db,
    table,
    saved.map(({ id, fields }, row) => ({
      id,
      project_id: projectId,
      ...rowOf(kind, fields),
      ...wanted[row]?.columns,
    })),
  )
  const beside = await writeParts(db, kind, projectId, saved)
  await touch(
    db,
    table,
    beside.filter((id) => present.has(id)),
  )
  if (wanted.some(({ orNew }) => orNew)) await passIds(db, table)
  await followStructure(
    db,
    kind,
    saved.map(({ id }) => id),
    wanted.flatMap(({ id, ownPoi }) => (id !== undefined && ownPoi ? [{ ...ownPoi, of: id }] : [])),
  )
  return saved.map(({ id }) => id)
}
