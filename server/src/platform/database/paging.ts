import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Refused } from '../http/refused.ts'
import type { Database } from './json-columns.ts'

export type PageAsked = { 'page[size]': number; 'page[after]'?: string | undefined }

export type Page<Item> = { items: Item[]; meta: { total: number; after: string | null } }

type List = {
  from: string
  /** What the other parts call a row of it. */
  as: string
  where: RawBuilder<unknown>
  select: RawBuilder<unknown>
  /** What it is sorted by; rows that are alike in it, by their ids. */
  sort: RawBuilder<unknown>
  id: RawBuilder<unknown>
  descending?: boolean
  asked: PageAsked
}

/**
 * A part of a list. Where it begins is said by the row before it, its sort value and its id, and not by a count: rows
 * that come and go meanwhile neither repeat nor hide another (AUT-08).
 */
export async function pageOf<Row extends object>(db: Kysely<Database>, list: List): Promise<Page<Row>> {
  const { where, select, sort, id, descending = false, asked } = list
  const from = sql`${sql.table(list.from)} as ${sql.ref(list.as)}`
  const size = asked['page[size]']
  const after = asked['page[after]']
  const beyond = descending ? sql`<` : sql`>`
  const place = after === undefined ? undefined : readCursor(after)
  const since = place
    ? sql`(to_jsonb(${sort}), ${id}) ${beyond} (${place.value}::jsonb, ${place.id}::bigint)`
    : sql`true`
  const direction = descending ? sql`desc` : sql`asc`
  const order = sql`order by to_jsonb(${sort}) ${direction}, ${id} ${direction}`
  // What is told of a row is made for those of this part alone, and not for all that are sorted.
  const { rows } = await sql<Row & { cursor_value: unknown; cursor_id: string }>`
    select ${select}, to_jsonb(${sort}) as cursor_value, ${id} as cursor_id
    from (select * from ${from} where ${where} and ${since} ${order} limit ${size + 1}) as ${sql.ref(list.as)}
    ${order}`.execute(db)
  const total = await sql<{
    count: number
  }>`select count(*)::int as count from ${from} where ${where}`.execute(db)
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return {
    items,
    meta: {
      total: total.rows[0]?.count ?? 0,
      after: rows.length > size && last ? cursorOf(last.cursor_value, last.cursor_id) : null,
    },
  }
}

type ListOfThings = Pick<List, 'from' | 'where' | 'asked'> & { sort?: List['sort'] }

/**
 * A part of a list whose rows are read elsewhere, by their ids: which they are, and in which order, is decided here. The
 * conditions call a row `thing`; it is sorted by its id unless told.
 */
export async function readPage<Item extends { id: number }>(
  db: Kysely<Database>,
  list: ListOfThings,
  read: (ids: number[]) => Promise<readonly Item[]>,
): Promise<Page<Item>> {
  const id = sql`thing.id`
  const { items, meta } = await pageOf<{ id: number }>(db, { sort: id, ...list, as: 'thing', select: id, id })
  const ids = items.map((row) => row.id)
  const known = new Map((await read(ids)).map((item) => [item.id, item]))
  return { items: ids.flatMap((one) => known.get(one) ?? []), meta }
}

const cursorOf = (value: unknown, id: string | number) =>
  Buffer.from(JSON.stringify([value, Number(id)])).toString('base64url')

function readCursor(cursor: string): { value: string; id: number } {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown]
    if (typeof id === 'number' && Number.isSafeInteger(id) && isSortValue(value))
      return { value: JSON.stringify(value), id }
  } catch {}
  throw new Refused('invalid-input', 'page[after]: is no cursor')
}

/** Lists are sorted by numbers and texts, or by some of them in turn, and by nothing that PostgreSQL cannot hold. */
const isSortValue = (value: unknown) => (Array.isArray(value) ? value.every(isPlain) : isPlain(value))

const isPlain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'))
