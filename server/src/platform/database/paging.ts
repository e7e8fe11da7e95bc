import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
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
  /** What it is sorted by, one after the other; none is ever null. Rows that are alike in it come by their ids. */
  sort?: readonly RawBuilder<unknown>[]
  id: RawBuilder<unknown>
  descending?: boolean
  asked: PageAsked
}

/**
 * A part of a list. Where it begins is said by the row before it, its sort values and its id, and not by a count: rows
 * that come and go meanwhile neither repeat nor hide another (AUT-08). Values are compared as what they are, so that an
 * index serves, and travel as PostgreSQL writes them, so that none is rounded on the way (decision 216).
 */
export async function pageOf<Row extends object>(db: Kysely<Database>, list: List): Promise<Page<Row>> {
  const { where, select, sort = [], id, descending = false, asked } = list
  const from = sql`${sql.table(list.from)} as ${sql.ref(list.as)}`
  const size = asked['page[size]']
  const after = asked['page[after]']
  const keys = [...sort, id]
  const place = after === undefined ? undefined : readCursor(after, keys.length)
  const since = place
    ? sql`(${sql.join(keys)}) ${descending ? sql`<` : sql`>`} (${sql.join(place)})`
    : sql`true`
  const order = sql`order by ${sql.join(keys.map((key) => (descending ? sql`${key} desc` : key)))}`
  // What is told of a row is made for those of this part alone, and not for all that are sorted.
  const { rows } = await sql<Row & { place: string[] }>`
    select ${select}, array[${sql.join(keys.map((key) => sql`(${key})::text`))}] as place
    from (select * from ${from} where ${where} and ${since} ${order} limit ${size + 1}) as ${sql.ref(list.as)}
    ${order}`
    .execute(db)
    .catch((error: unknown) => {
      throw place && isMisread(error) ? noCursor() : error
    })
  const total = await sql<{
    count: number
  }>`select count(*)::int as count from ${from} where ${where}`.execute(db)
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return {
    items,
    meta: {
      total: total.rows[0]?.count ?? 0,
      after: rows.length > size && last ? cursorOf(last.place) : null,
    },
  }
}

type ListOfThings = Pick<List, 'from' | 'where' | 'asked'> & Pick<List, 'sort'>

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
  const { items, meta } = await pageOf<{ id: number }>(db, { ...list, as: 'thing', select: id, id })
  const ids = items.map((row) => row.id)
  const known = new Map((await read(ids)).map((item) => [item.id, item]))
  return { items: ids.flatMap((one) => known.get(one) ?? []), meta }
}

const cursorOf = (place: readonly string[]) => Buffer.from(JSON.stringify(place)).toString('base64url')

function readCursor(cursor: string, length: number): string[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(place) && place.length === length && place.every(isText)) return place
  } catch {}
  throw noCursor()
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

/** PostgreSQL's class of values that are not of their type, or too large for it. */
const isMisread = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith('22')

const noCursor = () => new Refused('invalid-input', 'page[after]: is no cursor')
