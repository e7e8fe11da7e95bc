import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import * as fc from 'fast-check'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { propertySize } from '../../testing/properties.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Database } from './json-columns.ts'
import { pageOf } from './paging.ts'

const RUNS = propertySize({ gate: 150, deep: 3_000 })

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

/** Around a change of the clocks, with parts of a second: as text they would come in another order. */
const moment = fc
  .integer({ min: 0, max: 8 * 3_600_000_000 })
  .map((micros) => `2026-10-24T22:00:00Z ${micros} microseconds`)

/** Each type that a list is sorted by, with values that are easily confused, and few enough to be alike. */
const TYPES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  smallint: fc.constantFrom('-32768', '-1', '0', '2', '10', '32767'),
  integer: fc.constantFrom('-2147483648', '-1', '9', '10', '2147483647'),
  bigint: fc.constantFrom('9007199254740993', '9007199254740992', '-9223372036854775808', '7'),
  'double precision': fc.constantFrom('0.1', '0.30000000000000004', '0.3', '-1e300', '54.1'),
  numeric: fc.constantFrom(
    '1763485200.123456',
    '1763485200.1234561',
    '-0.1',
    '0.10',
    '12345678901234567890.5',
  ),
  boolean: fc.constantFrom('true', 'false'),
  text: fc.oneof(
    fc.constantFrom(
      '',
      'a',
      'A',
      'č',
      'ć',
      'Ž',
      'L1-10',
      'L1-2',
      '"',
      '\\',
      "'",
      '[1]',
      'null',
      '{',
      '😀',
      ' a',
    ),
    fc.string({ maxLength: 4 }).filter((text) => !text.includes('\0')),
  ),
  timestamptz: moment,
}

const written = (type: string, value: string) =>
  type === 'timestamptz'
    ? sql`${value.split(' ')[0]}::timestamptz + ${value.split(' ').slice(1).join(' ')}::interval`
    : sql`${value}::${sql.raw(type)}`

const aTable = fc
  .uniqueArray(fc.constantFrom(...Object.keys(TYPES)), { minLength: 1, maxLength: 2 })
  .chain((types) =>
    fc.record({
      types: fc.constant(types),
      rows: fc.array(fc.tuple(...types.map((type) => TYPES[type] as fc.Arbitrary<string>)), {
        maxLength: 25,
      }),
      size: fc.integer({ min: 1, max: 7 }),
      descending: fc.boolean(),
      timeZone: fc.constantFrom('UTC', 'Europe/Belgrade', 'America/St_Johns', 'Asia/Kathmandu'),
    }),
  )

describe('a list in parts', () => {
  it('is the list, whatever it is sorted by, in parts of whatever size [AUT-08]', async () => {
    await fc.assert(
      fc.asyncProperty(aTable, ({ types, rows, size, descending, timeZone }) =>
        server.owner.transaction().execute(async (db) => {
          await sql`set local time zone ${sql.lit(timeZone)}`.execute(db)
          const columns = types.map((type, place) => sql`${sql.ref(`c${place}`)} ${sql.raw(type)} not null`)
          await sql`create temporary table paged (id int generated always as identity, ${sql.join(columns)})
            on commit drop`.execute(db)
          for (const row of rows)
            await sql`insert into paged (${sql.join(types.map((_, place) => sql.ref(`c${place}`)))})
              values (${sql.join(types.map((type, place) => written(type, row[place] ?? '')))})`.execute(db)
          const direction = sql.raw(descending ? 'desc' : 'asc')
          const whole = await sql<{ id: number }>`select id from paged
            order by ${sql.join(types.map((_, place) => sql`${sql.ref(`c${place}`)} ${direction}`))}, id ${direction}`.execute(
            db,
          )
          const found: number[] = []
          let after: string | null | undefined
          while (after !== null) {
            const page = await pageOf<{ id: number }>(db, {
              from: 'paged',
              as: 'one',
              where: sql`true`,
              select: sql`one.id`,
              sort: types.map((_, place) => sql.ref(`one.c${place}`)),
              id: sql`one.id`,
              descending,
              asked: { 'page[size]': size, ...(after && { 'page[after]': after }) },
            })
            expect([page.meta.total, page.items.length <= size]).toEqual([rows.length, true])
            found.push(...page.items.map(({ id }) => id))
            expect(found.length).toBeLessThanOrEqual(rows.length)
            after = page.meta.after
          }
          expect(found).toEqual(whole.rows.map(({ id }) => id))
        }),
      ),
      { numRuns: RUNS },
    )
  }, 600_000)

  it('has each thing of the studio once, by every sort that its call declares [AUT-08]', async () => {
    const lists = Object.values(STUDIO_CALLS).map(({ list }) => list)
    const sortsOf = (list: (typeof lists)[number]) =>
      (list.query.shape as unknown as { sort: { def: { innerType: { options: string[] } } } }).sort.def
        .innerType.options
    const asked = lists.flatMap((list) => sortsOf(list).map((sort) => ({ list, sort })))
    expect(asked.length).toBeGreaterThan(20)
    const idsBy = async ({ list, sort }: (typeof asked)[number], size: number) => {
      const ids: number[] = []
      let total = 0
      for (let after = ''; ; ) {
        const query = { sort, 'page[size]': size, ...(after && { 'page[after]': after }) }
        const reply = await server.ask(list, { projectId: RIVA }, query, people.project_editor.headers)
        const { data, meta } = reply.json<{
          data: { attributes: { id: number } }[]
          meta: { total: number; after: string | null }
        }>()
        ids.push(...data.map(({ attributes }) => attributes.id))
        total = meta.total
        if (meta.after === null) return { ids, total }
        after = meta.after
      }
    }
    for (const one of asked) {
      const [large, small] = [await idsBy(one, 200), await idsBy(one, 61)]
      expect([one.list.name, one.sort, small.ids]).toEqual([one.list.name, one.sort, large.ids])
      expect([one.list.name, one.sort, new Set(large.ids).size]).toEqual([
        one.list.name,
        one.sort,
        large.total,
      ])
    }
  }, 300_000)

  it.each([
    ['no JSON', 'nowhere'],
    ['too few values', ['1']],
    ['too many', ['1', '2', '3']],
    ['a text where a number stands', ['one', '2']],
    ['more than fits', ['99999999999999999999', '2']],
    ['a list within', [['1'], '2']],
    ['a zero byte', ['\0', '2']],
  ])('begins nowhere by %s: 400, in words of the parameter [AUT-08]', async (_, place) => {
    const cursor =
      typeof place === 'string' ? place : Buffer.from(JSON.stringify(place)).toString('base64url')
    const { list } = STUDIO_CALLS.apartments
    const query = { sort: 'floor', 'page[size]': 5, 'page[after]': cursor }
    const reply = await server.ask(list, { projectId: RIVA }, query, people.project_editor.headers)
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([
      400,
      { code: 'invalid-input', detail: 'page[after]: is no cursor' },
    ])
  })
})

it("a part of a project's History is read by an index, and nothing is sorted for it [AUT-08]", async () => {
  await sql`insert into actions (project_id, kind) select 1 + n % 20, 'by hand' from generate_series(1, 20000) as n`.execute(
    server.owner,
  )
  await sql`analyze actions`.execute(server.owner)
  const pool = new Pool({ connectionString: server.database.databaseUrl, max: 1 })
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  try {
    const list = {
      from: 'actions',
      as: 'action',
      where: sql`action.project_id = ${RIVA}`,
      select: sql`action.id`,
      id: sql`action.id`,
      descending: true,
    }
    const { meta } = await pageOf(db, { ...list, asked: { 'page[size]': 50 } })
    await pageOf(db, { ...list, asked: { 'page[size]': 50, 'page[after]': meta.after ?? '' } })
    const parts = asked.filter(({ sql: text }) => text.includes('limit'))
    expect(parts.length).toBe(2)
    for (const { sql: text, parameters } of parts) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index (Only )?Scan Backward/)
      expect(plan).not.toMatch(/Seq Scan on actions/)
    }
  } finally {
    await db.destroy()
  }
})
