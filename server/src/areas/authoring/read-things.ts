import { type Fields, type Kind, LIVE_KINDS } from '@belvedere/contract/authoring/things'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { tilesOf } from '../media/present-media.ts'
import { apartmentPictures } from './apartment-pictures.ts'
import { draftsOf } from './drafts.ts'
import type { Row } from './thing-fields.ts'
import { asThings, isOfKind } from './thing-queries.ts'
import { THING_TABLES } from './thing-tables.ts'

/** Things that have a name in each language. */
const TRANSLATED: readonly Kind[] = ['masterplans', 'buildings', 'apartment-types', 'menu-items', 'packages']

export type ReadThing = Fields & { id: number; projectId: number; revision: number }

type Place = { projectId: number; withPrices: boolean }

type Asked = PageAsked & { sort?: string | undefined; filters: Readonly<Record<string, number>> }

/** Things as authors see them, with what waits for Publish over what is published. */
export async function readThings(
  db: Kysely<Database>,
  kind: Kind,
  place: Place,
  asked: Asked,
): Promise<Page<ReadThing>> {
  const { table, columns, refers } = THING_TABLES[kind]
  const column = (field: string) => (field === 'status' ? 'status' : (columns[field] ?? 'id'))
  const sort = asked.sort ?? (columns.order ? 'order' : 'id')
  const conditions = Object.entries(asked.filters).map(([field, value]) => {
    // As everywhere in the contract, 0 is no parent.
    const is = value === 0 && refers?.[field] ? sql`is null` : sql`= ${value}`
    if (LIVE_KINDS.includes(kind)) return sql<boolean>`${sql.ref(`thing.${column(field)}`)} ${is}`
    // As authors have it: what waits to be moved lies where it was moved to.
    const drafted = sql`select thing_id from drafts where kind = ${kind} and fields ? ${field}`
    return sql<boolean>`thing.id in (
      select id from ${sql.table(table)} where ${sql.ref(column(field))} ${is} and id not in (${drafted})
      union all ${drafted} and (fields ->> ${field})::int ${is})`
  })
  const { items, meta } = await pageOf<{ row: Row }>(db, {
    from: table,
    as: 'thing',
    where: sql.join([sql`thing.project_id = ${place.projectId}`, isOfKind(kind), ...conditions], sql` and `),
    select: sql`to_jsonb(thing) as row`,
    sort: [sortBy(kind, column(sort.replace('-', '')))],
    descending: sort.startsWith('-'),
    id: sql.ref('thing.id'),
    asked,
  })
  return { items: await present(db, kind, place, items), meta }
}

/** By a name in several languages as it is in English; one without comes first. */
const sortBy = (kind: Kind, column: string) =>
  column === 'name' && TRANSLATED.includes(kind)
    ? sql`coalesce(thing.name ->> '1', '')`
    : sql.ref(`thing.${column}`)

export async function readThing(
  db: Kysely<Database>,
  kind: Kind,
  place: Place,
  id: number,
): Promise<ReadThing> {
  return orNotFound((await readThingsById(db, kind, place, [id]))[0])
}

export async function readThingsById(
  db: Kysely<Database>,
  kind: Kind,
  place: Place,
  ids: readonly number[],
): Promise<ReadThing[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(thing) as row from ${sql.table(THING_TABLES[kind].table)} as thing
    where id = any (${ids}::int[]) and project_id = ${place.projectId} and ${isOfKind(kind)}`.execute(db)
  return present(db, kind, place, rows)
}

async function present(
  db: Kysely<Database>,
  kind: Kind,
  { withPrices }: Place,
  rows: readonly { row: Row }[],
): Promise<ReadThing[]> {
  const things = await asThings(db, kind, rows)
  const ids = [...things.keys()]
  const drafts = await draftsOf(db, kind, ids)
  const pictures = kind === 'apartments' ? await apartmentPictures(db, ids) : new Map<number, object>()
  const prices = kind === 'apartments' && withPrices ? await pricesOf(db, ids) : new Map<number, number>()
  return [...things.values()].map(({ id, projectId, revision, row, fields }) => {
    const draft = drafts.get(id)
    const shown = { ...fields, ...draft?.fields }
    return {
      ...shown,
      ...(kind === 'media' && { file: fileOf(shown) }),
      ...(kind === 'apartments' && {
        status: row.status,
        price: prices.get(id) ?? null,
        ...pictures.get(id),
      }),
      id,
      projectId,
      revision,
      draft: draft
        ? {
            fields: Object.keys(draft.fields),
            authorId: draft.authorId,
            changedAt: draft.changedAt.toISOString(),
          }
        : null,
    }
  })
}

/** Columns of a row of media, as its table types them. */
type FileFields = Parameters<typeof tilesOf>[0] & {
  mime: string
  bytes: number
  width: number
  height: number
}

function fileOf(fields: Fields) {
  const { fileKey, mime, bytes, width, height, ...rest } = fields as FileFields
  return fileKey ? { mime, bytes, width, height, tiles: tilesOf({ fileKey, ...rest }) } : null
}

async function pricesOf(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('apartment_prices')
    .where(sql<boolean>`apartment_id = any (${ids}::int[])`)
    .select(['apartment_id', 'price'])
    .execute()
  return new Map(rows.map(({ apartment_id, price }) => [apartment_id, price]))
}
