import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSamples } from '../../testing/call-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase } from './database.ts'
import type { Database } from './json-columns.ts'

const RIVA = 1
const NEIGHBOUR = 101

let server: TestApp
let visitor: Kysely<Database>
beforeAll(async () => {
  server = await createTestApp()
  visitor = connectDatabase(server.config.visitorUrl, { max: 1 })
})
afterAll(async () => {
  await visitor.destroy()
  await server.close()
})

const OUT_OF_REACH = [
  'users',
  'project_users',
  'refresh_tokens',
  'email_tokens',
  'security_events',
  'preview_links',
  'instances',
  'operations',
  'drafts',
  'favourites',
  'enquiries',
  'claims',
  'claim_prices',
  'actions',
  'changes',
] as const

describe("the visitor's database role", () => {
  it.each(OUT_OF_REACH)('has no right on %s', async (table) => {
    const reading = visitor.selectFrom(table).select(sql.lit(1).as('one')).execute()
    await expect(reading).rejects.toThrow(`permission denied for table ${table}`)
  })

  it('has a right on nothing beyond what it reads, and may write nothing', async () => {
    const { rows } = await sql<{ table: string; right: string }>`
      select table_name as table, privilege_type as right from information_schema.role_table_grants
      where grantee = 'belvedere_visitor'`.execute(server.owner)
    expect(new Set(rows.map(({ right }) => right))).toEqual(new Set(['SELECT']))
    expect(rows.filter(({ table }) => OUT_OF_REACH.some((name) => name === table))).toEqual([])
    const writing = visitor.updateTable('projects').set({ publish: false }).execute()
    await expect(writing).rejects.toThrow('permission denied')
  })
})

describe('prices for the visitor’s database role', () => {
  const seen = async () =>
    (await visitor.selectFrom('apartment_prices').select('apartment_id').execute()).length
  const projectIs = (values: { prices?: 'public' | 'named' | 'nobody'; publish?: boolean }) =>
    server.owner.updateTable('projects').set(values).where('id', '=', RIVA).execute()

  it('are those of projects whose prices are public, and of no other [STU-09]', async () => {
    for (const prices of ['named', 'nobody'] as const) {
      await projectIs({ prices })
      expect([prices, await seen()]).toEqual([prices, 0])
    }
    await projectIs({ prices: 'public' })
    const shown = await visitor.selectFrom('apartment_prices').select('project_id').distinct().execute()
    expect([await seen(), shown]).toEqual([828, [{ project_id: RIVA }]])
    await projectIs({ prices: 'named', publish: true })
    expect(await seen()).toBe(0)
  })

  it('are none of what is not published itself [STU-09, AUT-10]', async () => {
    await projectIs({ prices: 'public', publish: false })
    expect(await seen()).toBe(0)
    await projectIs({ publish: true })
    const publish = (is: boolean) =>
      server.owner.updateTable('apartments').set({ publish: is }).where('id', '=', 1001).execute()
    await publish(false)
    expect(await seen()).toBe(827)
    await publish(true)
    await projectIs({ prices: 'named' })
  })

  it('are not to be written, and nothing else that may be kept beside them some day is to be read', async () => {
    await projectIs({ prices: 'public' })
    const writing = visitor.updateTable('apartment_prices').set({ price: 1 }).execute()
    await expect(writing).rejects.toThrow('permission denied')
    await sql`alter table apartment_prices add column margin integer`.execute(server.owner)
    await expect(sql`select margin from apartment_prices`.execute(visitor)).rejects.toThrow(
      'permission denied',
    )
    await sql`alter table apartment_prices drop column margin`.execute(server.owner)
    await projectIs({ prices: 'named' })
  })
})

describe("the staff's database role", () => {
  /** Always on one and the same connection. */
  const asStaff = <Result>(projects: string | undefined, use: (db: Kysely<Database>) => Promise<Result>) =>
    server.owner.transaction().execute(async (db) => {
      await sql`set local role belvedere_staff`.execute(db)
      if (projects !== undefined)
        await sql`select set_config('belvedere.price_projects', ${projects}, true)`.execute(db)
      return use(db)
    })
  const pricesFor = (projects: string | undefined) =>
    asStaff(projects, (db) => db.selectFrom('apartment_prices').select('project_id').execute())

  it('sees no price while no project is named', async () => {
    expect(await pricesFor(undefined)).toEqual([])
    expect(await pricesFor('')).toEqual([])
  })

  it('sees the prices of the named projects only', async () => {
    expect(await pricesFor(String(RIVA))).toHaveLength(828)
    expect(await pricesFor(`${NEIGHBOUR},${RIVA}`)).toHaveLength(828)
    expect(await pricesFor(String(NEIGHBOUR))).toEqual([])
  })

  it('sees none in the next transaction of the same connection', async () => {
    await pricesFor(String(RIVA))
    expect(await pricesFor(undefined)).toEqual([])
  })

  it('sets no price of a project that is not named', async () => {
    const { numUpdatedRows } = await asStaff(String(NEIGHBOUR), (db) =>
      db.updateTable('apartment_prices').set({ price: 1 }).executeTakeFirst(),
    )
    expect(numUpdatedRows).toBe(0n)
  })
})

describe('a canary price', () => {
  const CANARY = 987_654_321
  const SPELLINGS = ['', ',', '.', ' ', '\u00a0', '\u202f', "'", '%2C'].map((gap) =>
    ['987', '654', '321'].join(gap),
  )

  beforeAll(async () => {
    const { numUpdatedRows } = await server.owner
      .updateTable('apartment_prices')
      .set({ price: CANARY })
      .executeTakeFirst()
    const { apartments } = await server.owner
      .selectFrom('apartments')
      .select(({ fn }) => fn.countAll<string>().as('apartments'))
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows, 'every apartment of the demo has a price').toBe(BigInt(apartments))
  })

  it.each(contentSamples)('shows in no answer of $call.name', async ({ call, params }) => {
    for (const langId of [1, 6]) {
      const query = 'langId' in call.query.shape ? { langId } : {}
      const reply = await server.ask(call, params, query)
      expect(reply.statusCode).toBe(200)
      const told = `${JSON.stringify(reply.headers)}\n${reply.payload}`
      expect(SPELLINGS.filter((spelling) => told.includes(spelling))).toEqual([])
    }
  })
})
