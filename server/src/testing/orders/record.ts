import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { keyOf } from '../../areas/history/row-keys.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { TestApp } from '../test-app.ts'

type Values = Readonly<Record<string, unknown>>
type Line = { id: number; name: string; before: Values | null; after: Values | null }
/** Every row of the recorded tables by `table key`. */
export type Rows = Map<string, Values>

/** What counts up, and when and by whom a draft was last touched: an undo is a new action, and says so. */
const COUNTED = ['revision', 'base_revision', 'changed_at', 'author_id']
/** A claim, and a place in line, are never taken back: they end, and stay in the history of their apartment. */
const HISTORY = /^(claims|claim_prices|waiting_list) /

/** What the record leaves out, by table: secrets, addresses of strangers, what the product notes by itself (decision 215). */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  price_viewers: ['email', 'added_by'],
  invitations: ['email', 'invited_by', 'mail_id', 'token_hash', 'undelivered'],
  api_keys: ['secret_hash', 'ending', 'made_by', 'last_used_at'],
  webhook_endpoints: ['address', 'sealed_secret', 'made_by'],
  preview_links: ['token_hash', 'made_by'],
}

async function recordedTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_insert' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The tables as they are, as far as the record tells of them, whoever may see what. */
export async function readRows(db: Kysely<Database>): Promise<Rows> {
  const parts = (await recordedTables(db)).map(
    (table) =>
      sql`select ${table} || ' ' || ${keyOf(table)} as name, to_jsonb(present) - ${LEFT_OUT[table] ?? []}::text[] as row
        from ${sql.table(table)} as present`,
  )
  const { rows } = await sql<{ name: string; row: Values }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, row }) => [name, row]))
}

/** The state as the record alone tells it: what was there at first, and every line since, one after the other. */
export async function followRecord(server: TestApp) {
  const told = await readRows(server.owner)
  let taken: number[] = []
  /** Both as of one moment: the server ends what has run out by itself, at any time. */
  const look = () =>
    server.owner
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const { rows } = await sql<Line>`
          select id::int, table_name || ' ' || row_key as name, before, after from changes
          where id <> all (${taken}) order by id`.execute(db)
        return { lines: rows, present: await readRows(db) }
      })
  return {
    /** Takes in what was recorded since; gives what the record says otherwise than the tables do. */
    async faults(): Promise<string[]> {
      const faults: string[] = []
      const { lines, present } = await look()
      // Not those after the last one: of two that write at once, the first numbered may be the last there.
      taken = [...taken, ...lines.map(({ id }) => id)]
      for (const { name, before, after } of lines) {
        const known = told.get(name)
        const found =
          before && known && Object.fromEntries(Object.keys(before).map((key) => [key, known[key]]))
        if (!isDeepStrictEqual(found ?? null, before) || (known && !before))
          faults.push(
            `${name}: the record says that it was ${JSON.stringify(before)}, and it was ${JSON.stringify(found)}`,
          )
        if (after === null) told.delete(name)
        else told.set(name, { ...known, ...after })
      }
      return [...faults, ...differences(told, present)]
    },
  }
}

/** What two states have otherwise, as far as an undo takes it back. */
export const apart = (one: Rows, other: Rows): string[] => differences(lasting(one), lasting(other))

const lasting = (rows: Rows): Rows =>
  new Map(
    [...rows].flatMap(([name, row]) =>
      HISTORY.test(name)
        ? []
        : [[name, Object.fromEntries(Object.entries(row).filter(([column]) => !COUNTED.includes(column)))]],
    ),
  )

function differences(one: Rows, other: Rows): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const [here, there] = [one.get(name), other.get(name)]
    if (isDeepStrictEqual(here, there)) return []
    if (!here || !there) return [`${name}: ${JSON.stringify(here)} and ${JSON.stringify(there)}`]
    const columns = Object.keys({ ...here, ...there }).filter(
      (key) => !isDeepStrictEqual(here[key], there[key]),
    )
    return columns.map(
      (key) => `${name}.${key}: ${JSON.stringify(here[key])} and ${JSON.stringify(there[key])}`,
    )
  })
}
