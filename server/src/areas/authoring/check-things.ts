import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import type { RefusalCode } from '@belvedere/contract/refusal'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { RowProblem } from '../../platform/http/refused.ts'
import { ownPictures } from '../media/own-pictures.ts'
import { knownIds, type StoredThing } from './thing-queries.ts'
import { THING_TABLES } from './thing-tables.ts'

type Checked = { id?: number; orNew?: true; revision?: number; fields: Fields }

/** What is wrong with things as they would be, row by row: each with its field and the code of the reason. */
export async function checkThings(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  things: readonly Checked[],
  present: ReadonlyMap<number, StoredThing>,
): Promise<RowProblem[]> {
  return [
    ...presence(things, present),
    ...(await references(db, kind, projectId, things)),
    ...places(kind, things),
    ...(await loops(db, kind, things)),
    ...(await doubles(db, kind, things)),
    ...(await pictures(db, kind, projectId, things)),
  ]
}

const problem = (row: number, field: string, code: RefusalCode): RowProblem => ({ row, field, code })

function presence(things: readonly Checked[], present: ReadonlyMap<number, StoredThing>): RowProblem[] {
  const seen = new Set<number>()
  return things.flatMap(({ id, orNew, revision }, row) => {
    if (id === undefined) return []
    // Said twice over, nobody knows which is meant.
    if (seen.has(id)) return [problem(row, 'id', 'invalid-input')]
    seen.add(id)
    const stored = present.get(id)
    if (!stored) return orNew ? [] : [problem(row, 'id', 'not-found')]
    return revision === undefined || revision === stored.revision ? [] : [problem(row, 'revision', 'stale')]
  })
}

/** Whatever is named must be of the same project, or come along under its own id. */
async function references(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  things: readonly Checked[],
): Promise<RowProblem[]> {
  const problems: RowProblem[] = []
  const own = THING_TABLES[kind]
  const coming = new Set(things.flatMap(({ id, orNew }) => (orNew && id !== undefined ? [id] : [])))
  for (const [field, table] of Object.entries(own.refers ?? {})) {
    const named = things.map(({ fields }) => idsIn(fields[field]))
    const known = await knownIds(db, table, projectId, [...new Set(named.flat())])
    const isKnown = (id: number) => known.has(id) || (table === own.table && coming.has(id))
    for (const [row, ids] of named.entries())
      if (!ids.every(isKnown)) problems.push(problem(row, field, 'unknown-reference'))
  }
  return problems
}

/** Of one thing or several; what is in a package says of each which apartment it is, or is none. */
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value])
    .map((one: unknown) => (typeof one === 'object' && one && 'apartmentId' in one ? one.apartmentId : one))
    .filter((id): id is number => typeof id === 'number' && id > 0)

const PLACES: Partial<Record<Kind, readonly string[]>> = {
  'camera-views': ['masterplanId', 'buildingId'],
  'info-points': ['masterplanId', 'buildingId', 'apartmentId'],
}

/** A view is of one thing, and an info point lies on one; a media item hangs in one place at most. */
function places(kind: Kind, things: readonly Checked[]): RowProblem[] {
  const fields = PLACES[kind]
  return things.flatMap((thing, row) => {
    if (fields && fields.filter((field) => thing.fields[field]).length !== 1)
      return [problem(row, fields[0] ?? '', 'place-needed')]
    if (kind === 'media' && thing.fields.poiId && thing.fields.menuItemId)
      return [problem(row, 'menuItemId', 'place-needed')]
    return []
  })
}

/** Nothing lies in itself, however deep. */
async function loops(
  db: Transaction<Database>,
  kind: Kind,
  things: readonly Checked[],
): Promise<RowProblem[]> {
  if (kind !== 'masterplans' && kind !== 'menu-items') return []
  const moved = things.flatMap(({ id, fields }, row) =>
    id !== undefined && fields.parentId ? [{ row, id, parent: fields.parentId }] : [],
  )
  if (moved.length === 0) return []
  const { table } = THING_TABLES[kind]
  const { rows } = await sql<{ row: number }>`
    with recursive moved as (
      select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved ("row" int, id int, parent int)
    ), line as (
      select "row", moved.id as bottom, parent as id from moved
      union
      select "row", bottom, coalesce(
        (select parent from moved where moved.id = line.id),
        (select parent_id from ${sql.table(table)} as above where above.id = line.id))
      from line where line.id is not null and line.id <> bottom
    )
    select distinct "row" from line where id = bottom`.execute(db)
  return rows.map(({ row }) => problem(row, 'parentId', 'lies-in-itself'))
}

type OnlyOnce = { in: string; as: string; code: RefusalCode }

/** In a building an apartment is known by its name; on a picture a thing is outlined once. */
const ONLY_ONCE: Partial<Record<Kind, OnlyOnce>> = {
  apartments: { in: 'buildingId', as: 'name', code: 'name-taken' },
  outlines: { in: 'mediaId', as: 'poiId', code: 'already-there' },
}

async function doubles(
  db: Transaction<Database>,
  kind: Kind,
  things: readonly Checked[],
): Promise<RowProblem[]> {
  const once = ONLY_ONCE[kind]
  if (!once) return []
  const { table, columns } = THING_TABLES[kind]
  const [whole, part] = [sql.ref(columns[once.in] ?? ''), sql.ref(columns[once.as] ?? '')]
  const wanted = things.map(({ id, fields }, row) => ({
    row,
    id: id ?? null,
    whole: fields[once.in],
    part: fields[once.as],
  }))
  const { rows } = await sql<{ row: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("row" int, id int, whole int, part text)
    ), others as (
      select ${whole} as whole, ${part}::text as part from ${sql.table(table)}
      where ${whole} in (select whole from wanted) and id not in (select id from wanted where id is not null)
    )
    select "row" from wanted where (whole, part) in (select whole, part from others)`.execute(db)
  const taken = new Set(rows.map(({ row }) => row))
  const firstAt = new Map<string, number | null>()
  for (const { row, id, whole: place, part: name } of wanted) {
    const first = firstAt.get(`${place} ${name}`)
    if (first === undefined) firstAt.set(`${place} ${name}`, id)
    else if (id === null || first !== id) taken.add(row)
  }
  return [...taken].map((row) => problem(row, once.as, once.code))
}

/** A logo is a picture of the project itself; what is shown first is one of its title pictures. */
async function pictures(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  things: readonly Checked[],
): Promise<RowProblem[]> {
  if (kind !== 'look') return []
  const ids = things.flatMap(({ fields }) => idsIn([fields.logoMediaId, fields.titleMediaId]))
  const types = await ownPictures(db, projectId, ids)
  return things.flatMap(({ fields: { logoMediaId, titleMediaId } }, row) => [
    ...(logoMediaId === null || types.has(Number(logoMediaId))
      ? []
      : [problem(row, 'logoMediaId', 'unknown-reference')]),
    ...(titleMediaId === null || types.get(Number(titleMediaId)) === MEDIA_TYPES.project_title_image
      ? []
      : [problem(row, 'titleMediaId', 'unknown-reference')]),
  ])
}
