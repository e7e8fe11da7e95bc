import { KINDS } from '@belvedere/contract/authoring/things'
import type { KeptReason } from '@belvedere/contract/entities/kept-reasons'
import { mayChangePerson } from '@belvedere/domain/accounts/may-change-person'
import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { THING_TABLES } from '../authoring/thing-tables.ts'
import { countAdmins } from '../people/people.ts'
import type { Reference, Unique } from './catalogue.ts'
import { keyOf, keyValues, recordset } from './row-keys.ts'
import { nameOf, type Step, type Values } from './undo-plan.ts'

/** A step, and the row as it would stand after it. */
export type Planned = { step: Step; target: Values | undefined }

type Obstacle = { name: string; reason: KeptReason }

const stepsIn = (planned: readonly Planned[], table: string, ...kinds: Step['do'][]) =>
  planned.filter(({ step }) => step.table === table && kinds.includes(step.do))

const keysIn = (planned: readonly Planned[], table: string, ...kinds: Step['do'][]) =>
  stepsIn(planned, table, ...kinds).map(({ step }) => step.key)

/** Whether it writes one of these columns: what it leaves alone was asked when it was written. */
const writes = ({ step }: Planned, columns: readonly string[]) =>
  step.do === 'insert' || (step.do === 'update' && columns.some((column) => column in step.columns))

const targetsOf = (table: string, planned: readonly Planned[]) =>
  recordset(
    table,
    planned.flatMap(({ target }) => (target ? [target] : [])),
  )

async function namesOf(
  db: Kysely<Database>,
  table: string,
  reason: KeptReason,
  keys: RawBuilder<{ key: string }>,
): Promise<Obstacle[]> {
  const { rows } = await keys.execute(db)
  return rows.map(({ key }) => ({ name: nameOf({ table, key }), reason }))
}

/** Of rows that would go, those on which something hangs that does not go along. */
export async function usedRows(
  db: Kysely<Database>,
  planned: readonly Planned[],
  references: readonly Reference[],
): Promise<Obstacle[]> {
  const used: Obstacle[] = []
  for (const { table: child, columns, parent } of references) {
    const parents = keysIn(planned, parent, 'delete')
    const [column = ''] = columns
    if (parents.length === 0) continue
    // A row that is taken back to another parent hangs there.
    const leaving = [
      ...keysIn(planned, child, 'delete'),
      ...stepsIn(planned, child, 'update')
        .filter((one) => writes(one, [column]))
        .map(({ step }) => step.key),
    ]
    const elsewhere = leaving.length === 0 ? sql`true` : sql`${keyOf(child)} <> all (${leaving}::text[])`
    used.push(
      ...(await namesOf(
        db,
        parent,
        'in-use',
        sql`select distinct ${sql.ref(`present.${column}`)}::text as key from ${sql.table(child)} as present
          where ${sql.ref(`present.${column}`)} = any (${parents}::int[]) and ${elsewhere}`,
      )),
    )
  }
  return used
}

/** Of rows that would come back, those whose name, or whatever else only one may have, another one has now. */
export async function takenRows(
  db: Kysely<Database>,
  planned: readonly Planned[],
  uniques: readonly Unique[],
): Promise<Obstacle[]> {
  const taken: Obstacle[] = []
  for (const { table, expressions, predicate } of uniques) {
    const coming = stepsIn(planned, table, 'insert', 'update')
    const said = [...expressions, predicate].join(' ')
    const concerned = coming.some(
      ({ step }) =>
        step.do === 'insert' ||
        (step.do === 'update' && Object.keys(step.columns).some((column) => said.includes(column))),
    )
    if (!concerned) continue
    const moving = keysIn(planned, table, 'insert', 'update', 'delete')
    const unique = sql.join(
      expressions.map((expression, place) => sql`${sql.raw(expression)} as ${sql.ref(`v${place}`)}`),
    )
    const names = expressions.map((_, place) => `v${place}`)
    const same = sql.join(
      names.map((name) => sql`${sql.ref(`wanted.${name}`)} = ${sql.ref(`other.${name}`)}`),
      sql` and `,
    )
    const where = predicate === null ? sql`true` : sql.raw(predicate)
    taken.push(
      ...(await namesOf(
        db,
        table,
        'taken',
        sql`with wanted as (select ${keyOf(table, 'one')} as key, ${unique} from ${targetsOf(table, coming)} as one where ${where}),
          staying as (select ${keyOf(table, 'one')} as key, ${unique} from ${sql.table(table)} as one
            where ${where} and ${keyOf(table, 'one')} <> all (${moving}::text[]))
          select key from wanted where exists (select from staying as other where ${same})
            or exists (select from wanted as other where ${same} and other.key < wanted.key)`,
      )),
    )
  }
  return taken
}

/** Of rows that would come back, those whose parent, type or other reference would not be there. */
export async function orphans(
  db: Kysely<Database>,
  planned: readonly Planned[],
  references: readonly Reference[],
): Promise<(Obstacle & { forgets: readonly string[] })[]> {
  const found: (Obstacle & { forgets: readonly string[] })[] = []
  for (const { table, columns, parent, parentColumns, forgets } of references) {
    const coming = stepsIn(planned, table, 'insert', 'update').filter((one) => writes(one, columns))
    if (coming.length === 0) continue
    const pairs = (alias: string) =>
      sql.join(
        columns.map(
          (column, place) =>
            sql`${sql.ref(`${alias}.${parentColumns[place]}`)} = ${sql.ref(`one.${column}`)}`,
        ),
        sql` and `,
      )
    const named = sql.join(
      columns.map((column) => sql`${sql.ref(`one.${column}`)} is not null`),
      sql` and `,
    )
    const going = keysIn(planned, parent, 'delete')
    const staying = going.length === 0 ? sql`true` : sql`${keyOf(parent, 'there')} <> all (${going}::text[])`
    const back = stepsIn(planned, parent, 'insert')
    const comesToo =
      back.length === 0
        ? sql`false`
        : sql`exists (select from ${targetsOf(parent, back)} as back where ${pairs('back')})`
    const names = await namesOf(
      db,
      table,
      'parent-gone',
      sql`select ${keyOf(table, 'one')} as key from ${targetsOf(table, coming)} as one
        where ${named} and not exists (select from ${sql.table(parent)} as there where ${pairs('there')} and ${staying})
          and not ${comesToo}`,
    )
    // What a deletion would have emptied comes back empty.
    const emptied = forgets ? columns.slice(0, 1) : []
    found.push(...names.map((one) => ({ ...one, forgets: emptied })))
  }
  return found
}

/** Places that would lie in themselves: what they are moved back into was moved into them since. */
export async function loops(
  db: Kysely<Database>,
  planned: readonly Planned[],
  references: readonly Reference[],
): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  for (const { table, columns, parent } of references) {
    const [column = ''] = columns
    if (table !== parent) continue
    const moved = stepsIn(planned, table, 'insert', 'update').filter((one) => writes(one, [column]))
    if (moved.length === 0) continue
    const up = sql.ref(`one.${column}`)
    found.push(
      ...(await namesOf(
        db,
        table,
        'lies-in-itself',
        sql`with recursive wanted as (select id, ${up} as above from ${targetsOf(table, moved)} as one),
          placed as (select id, above from wanted union all
            select id, ${up} as above from ${sql.table(table)} as one where id not in (select id from wanted)),
          path as (select id as start, above from wanted where above is not null union
            select start, placed.above from path join placed on placed.id = path.above where placed.above is not null)
          select start::text as key from path where above = start`,
      )),
    )
  }
  return found
}

/** Drafts refer to their things by kind and id: none stands without its thing, and no thing goes from under one. */
export async function draftObstacles(db: Kysely<Database>, planned: readonly Planned[]): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  const going = new Set(keysIn(planned, 'drafts', 'delete'))
  const coming = keysIn(planned, 'drafts', 'insert', 'update').map((key) => ({
    key,
    ...(keyValues('drafts', key) as { kind: string; thing_id: string }),
  }))
  for (const kind of KINDS) {
    const { table } = THING_TABLES[kind]
    const leaving = keysIn(planned, table, 'delete')
    const back = keysIn(planned, table, 'insert')
    const drafted = await sql<{ id: string }>`select thing_id::text as id from drafts
      where kind = ${kind} and thing_id = any (${leaving}::int[])`.execute(db)
    for (const { id } of drafted.rows)
      if (!going.has(`${kind}/${id}`)) found.push({ name: nameOf({ table, key: id }), reason: 'in-use' })
    const wanted = coming.filter((one) => one.kind === kind)
    if (wanted.length === 0) continue
    const present = await sql<{ id: string }>`select id::text from ${sql.table(table)}
      where id = any (${wanted.map(({ thing_id }) => Number(thing_id))}::int[])`.execute(db)
    const there = new Set([
      ...present.rows.map(({ id }) => id).filter((id) => !leaving.includes(id)),
      ...back,
    ])
    for (const { key, thing_id } of wanted)
      if (!there.has(thing_id)) found.push({ name: nameOf({ table: 'drafts', key }), reason: 'parent-gone' })
  }
  return found
}

/** Apartments whose status would go from under a claim that stays: a contract is "reserved" as its reservation was. */
export async function claimedRows(db: Kysely<Database>, planned: readonly Planned[]): Promise<Obstacle[]> {
  const freed = stepsIn(planned, 'apartments', 'update').filter((one) => writes(one, ['status']))
  if (freed.length === 0) return []
  const keys = freed.map(({ step }) => step.key)
  return namesOf(
    db,
    'apartments',
    'changed-since',
    sql`select apartment_id::text as key from claims where ended_at is null
      and apartment_id = any (${keys}::int[]) and id <> all (${keysIn(planned, 'claims', 'end')}::int[])`,
  )
}

/** An undo changes people by the rules by which people are changed (PPL-01). */
export async function peopleObstacles(
  db: Kysely<Database>,
  planned: readonly Planned[],
  present: ReadonlyMap<string, Values>,
  { projectId, asker }: { projectId: number; asker: Asker },
): Promise<Obstacle[]> {
  const steps = stepsIn(planned, 'project_users', 'insert', 'update', 'delete')
  if (steps.length === 0) return []
  const roles = steps.map(({ step, target }) => ({
    name: nameOf(step),
    id: Number(keyValues('project_users', step.key).user_id),
    from: Number(present.get(nameOf(step))?.role_id),
    to: target === undefined ? undefined : Number(target.role_id),
  }))
  const gained = roles.filter(({ from, to }) => from !== ADMIN && to === ADMIN).length
  let admins = (await countAdmins(db, projectId)) + gained
  return roles.flatMap(({ name, id, from, to }) => {
    if (from !== ADMIN || to === ADMIN) return []
    const verdict = mayChangePerson({ asker, person: { id, roleId: from }, roleId: to, admins })
    if (verdict !== 'yes') return [{ name, reason: verdict }]
    admins -= 1
    return []
  })
}

const ADMIN = ROLES.project_admin
