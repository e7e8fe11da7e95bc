import { type Fields, KINDS, type Kind, rightToChange } from '@belvedere/contract/authoring/things'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { Refused, RowsRefused } from '../../platform/http/refused.ts'
import { checkThings } from './check-things.ts'
import { unseenPictures, withLookPictures } from './look-pictures.ts'
import type { DemandReadable } from './readable-look.ts'
import { withResized } from './resized-pictures.ts'
import { saveThings } from './save-things.ts'
import { lockThings } from './thing-queries.ts'
import { THING_TABLES } from './thing-tables.ts'

export type Change = { id: number; revision?: number; fields: Fields }

/**
 * Saves what waits for Publish. Of each thing there is one draft, shared by the project's authors: what was drafted
 * before and is not named now stays. A field that is again as the thing has it is no draft any more.
 */
export async function saveDrafts(
  db: Transaction<Database>,
  kind: Kind,
  { projectId, userId }: { projectId: number; userId: number | null },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const { table } = THING_TABLES[kind]
  const ids = changes.map(({ id }) => id)
  const present = await lockThings(db, kind, projectId, ids)
  const drafted = await draftsOf(db, kind, ids)
  const merged = changes.map(({ id, fields, ...rest }) => ({
    ...rest,
    id,
    fields: { ...present.get(id)?.fields, ...drafted.get(id)?.fields, ...fields },
  }))
  const problems = await checkThings(db, kind, projectId, merged, present)
  if (problems.length > 0) throw new RowsRefused(problems)
  const differing = merged.map(({ id, fields }) => ({
    id,
    fields: difference(fields, present.get(id)?.fields ?? {}),
  }))
  const empty = differing.filter(({ fields }) => Object.keys(fields).length === 0).map(({ id }) => id)
  await discardDrafts(db, kind, empty)
  await touch(db, table, ids)
  const rows = differing.filter(({ id }) => !empty.includes(id))
  await sql`
    insert into drafts as present (project_id, kind, thing_id, fields, base_revision, author_id)
    select ${projectId}, ${kind}, id, fields,
      (select revision from ${sql.table(table)} as thing where thing.id = draft.id), ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (id int, fields jsonb)
    on conflict (kind, thing_id) do update set fields = excluded.fields, base_revision = excluded.base_revision,
      author_id = excluded.author_id, changed_at = now()`.execute(db)
}

export type Draft = { fields: Fields; authorId: number | null; changedAt: Date }

export async function draftsOf(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Draft>> {
  const rows = await db
    .selectFrom('drafts')
    .where('kind', '=', kind)
    .where(sql<boolean>`thing_id = any (${ids}::int[])`)
    .select(['thing_id', 'fields', 'author_id', 'changed_at'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.thing_id,
      { fields: row.fields as Fields, authorId: row.author_id, changedAt: row.changed_at },
    ]),
  )
}

async function discardDrafts(db: Kysely<Database>, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('drafts')
    .where('kind', '=', kind)
    .where(sql<boolean>`thing_id = any (${ids}::int[])`)
    .execute()
}

/** What hung on a thing went with it: whatever waited for Publish there waits for nothing. */
export async function discardDraftsOfNothing(db: Kysely<Database>, projectId: number): Promise<void> {
  for (const kind of KINDS)
    await sql`
      delete from drafts where project_id = ${projectId} and kind = ${kind}
        and not exists (select from ${sql.table(THING_TABLES[kind].table)} as thing where thing.id = thing_id)`.execute(
      db,
    )
}

/** Lets drafts rest on their things as those are now: an undo that brings both back raises the things. */
export async function rebaseDrafts(
  db: Kysely<Database>,
  drafts: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  for (const kind of KINDS) {
    const ids = drafts.flatMap((draft) => (draft.kind === kind ? [Number(draft.thing_id)] : []))
    if (ids.length > 0)
      await sql`
        update drafts set base_revision = thing.revision from ${sql.table(THING_TABLES[kind].table)} as thing
        where drafts.kind = ${kind} and thing_id = thing.id and thing.id = any (${ids}::int[])`.execute(db)
  }
}

/** Drafts that are to be published: all of the project, or the chosen ones. */
export type Chosen = readonly { kind: Kind; id: number }[] | 'all'

/**
 * Applies drafts in one transaction, parents first. One whose thing was changed past it is refused. Of all drafts those
 * are taken that the asker may publish; the others wait on.
 */
export async function publishDrafts(
  db: Transaction<Database>,
  { projectId, asker }: { projectId: number; asker: Asker },
  chosen: Chosen,
  demandReadable: DemandReadable,
): Promise<number> {
  const mine = KINDS.filter((kind) => hasRight(asker, rightToChange(kind), projectId))
  if (chosen !== 'all' && !chosen.every(({ kind }) => mine.includes(kind))) throw new Refused('forbidden')
  const waiting = db
    .selectFrom('drafts')
    .where('project_id', '=', projectId)
    .where('kind', 'in', mine)
    .select(['kind', 'thing_id as id', 'fields', 'base_revision as revision'])
  const named: readonly { kind: string; id: number }[] =
    chosen === 'all'
      ? await waiting.execute()
      : await withResized(db, await withLookPictures(db, projectId, chosen))
  // Whoever saves a draft holds its thing first. So does this: nobody waits in a circle, and what is read then stays.
  for (const kind of mine) {
    const ids = named.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await lockThings(db, kind, projectId, ids)
  }
  const keys = new Set(named.map(({ kind, id }) => `${kind}/${id}`))
  const wanted = (await waiting.execute()).filter(({ kind, id }) => keys.has(`${kind}/${id}`))
  if (
    chosen !== 'all' &&
    !chosen.every(({ kind, id }) => wanted.some((one) => one.kind === kind && one.id === id))
  )
    throw new Refused('not-found')
  for (const kind of mine) {
    const ofKind = wanted.filter((row) => row.kind === kind)
    if (ofKind.length === 0) continue
    if (kind === 'look')
      for (const { fields } of ofKind) await demandReadable(db, projectId, fields as Fields)
    await saveThings(
      db,
      kind,
      projectId,
      ofKind.map(({ id, revision, fields }) => ({ id, revision, fields: fields as Fields })),
    )
    await discardDrafts(
      db,
      kind,
      ofKind.map(({ id }) => id),
    )
    if (kind === 'look') await showPictures(db, projectId)
  }
  return wanted.length
}

/** What the look names and was taken off the site before is shown again. */
async function showPictures(db: Transaction<Database>, projectId: number): Promise<void> {
  const ids = await unseenPictures(db, projectId)
  await saveThings(
    db,
    'media',
    projectId,
    ids.map((id) => ({ id, fields: { publish: true } })),
  )
}

/** Leaves a thing as visitors see it; whoever has read its draft must read it again. */
export async function dropDraft(db: Transaction<Database>, kind: Kind, id: number): Promise<void> {
  if (!(await draftsOf(db, kind, [id])).has(id)) return
  await discardDrafts(db, kind, [id])
  await touch(db, THING_TABLES[kind].table, [id])
}

/** What of the first is not as the second has it. */
function difference(fields: Fields, present: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(present[name])),
  )
}
