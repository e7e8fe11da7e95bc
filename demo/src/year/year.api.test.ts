import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listClaims } from '@belvedere/contract/calls/claims'
import { getInboxCounts, listBuyers, listEnquiries } from '@belvedere/contract/calls/inbox'
import { getApartmentDemand, getPriceSteps, getReport } from '@belvedere/contract/calls/reports'
import { logIn, makeIdentities, RIVA } from '@belvedere/server/testing/identities'
import { createTestApp, type TestApp } from '@belvedere/server/testing/test-app'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

const LOADER = fileURLToPath(new URL('../main.ts', import.meta.url))
const FOUR_DAYS_LATER =
  '--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now.call(Date)%2B345600000'
/** What demo/data/apartments.json says of Riva, counted by hand. */
const RIVA_SAYS = { held: 35, reserved: 86, sold: 293 }

let loaded: Awaited<ReturnType<typeof createTestDatabase>>
let lived: TestApp
let bare: TestApp
let client: Client
let head: Record<string, string>

const load = (databaseUrl: string, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [LOADER], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_VISITOR_URL: '',
      DATABASE_MEMBER_URL: '',
      ...env,
    },
  })

async function rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(statement, values)).rows
}

beforeAll(async () => {
  loaded = await createTestDatabase('template1')
  await load(loaded.databaseUrl)
  lived = await createTestApp({}, loaded.name)
  bare = await createTestApp()
  client = new Client({ connectionString: loaded.databaseUrl })
  await client.connect()
  const { id } = await lived.owner
    .selectFrom('users')
    .where('email', '=', 'admin@riva.example')
    .select('id')
    .executeTakeFirstOrThrow()
  head = await logIn(lived, id)
}, 300_000)
afterAll(async () => {
  await client.end()
  for (const server of [lived, bare]) {
    await server.leave()
    await server.database.drop()
  }
  await loaded.drop()
})

const many = { 'page[size]': 200 }

it('shows buyers what the dataset says, to the letter, with prices and without [BUY-03]', async () => {
  const paths = [
    '/projects/1/apartments?page[size]=1000',
    '/projects/2/apartments?page[size]=1000',
    '/projects/1/buildings',
    '/projects/1',
    '/masterplans/1/pois',
    '/apartments/1001',
  ]
  const seen = async (server: TestApp) => {
    const people = await makeIdentities(server)
    const answers: string[] = []
    for (const path of paths)
      for (const headers of [{}, people['user on the project'].headers])
        answers.push((await server.app.inject({ url: `/api/v1/frontend${path}`, headers })).body)
    return answers
  }
  const before = await seen(bare)
  expect(before.every((body) => body.startsWith('{"data"'))).toBe(true)
  expect(before[1]).toContain('"price":"362,000"')
  const after = await seen(lived)
  expect(after.map((body, nth) => body === before[nth])).toEqual(before.map(() => true))
})

it('fills the board as the statuses say, each claim for a buyer of the project and by one of three [BUY-03]', async () => {
  const claims = await Promise.all(
    (['hold', 'reservation', 'contract', 'sold'] as const).map((kind) =>
      lived.read(listClaims, { projectId: RIVA }, { ...many, 'filter[kind]': kind }, head),
    ),
  )
  const [held = [], reserved = [], contracts = [], sold = []] = claims
  expect(held.length).toBe(RIVA_SAYS.held)
  expect(reserved.length + contracts.length).toBe(RIVA_SAYS.reserved)
  expect(sold.length).toBe(200)
  expect(Math.min(reserved.length, contracts.length)).toBeGreaterThan(20)
  const agents = new Set(claims.flat().map(({ agent }) => `${agent?.firstName} ${agent?.lastName}`))
  expect(agents).toEqual(new Set(['Aleksa Aćimović', 'Jelena Jakšić', 'Marko Mandić']))
  const strangers = await rows(
    `select id from claims where ended_at is null and not exists (
       select from buyers where buyers.id = buyer_id and first_name || ' ' || last_name = buyer)`,
  )
  expect(strangers).toEqual([])
})

it('fills the inbox: some wait, some go on, some come for a viewing, most are closed for every reason [BUY-03]', async () => {
  const counts = await lived.read(getInboxCounts, { projectId: RIVA }, {}, head)
  expect(counts.unanswered).toBe(9)
  expect(counts.open).toBeGreaterThan(100)
  expect(counts.closed).toBeGreaterThan(800)
  expect(counts.buyers).toBeGreaterThan(900)
  const closed = await lived.read(
    listEnquiries,
    { projectId: RIVA },
    { ...many, 'filter[state]': 'closed' },
    head,
  )
  expect(new Set(closed.map(({ lostReason }) => lostReason)).size).toBe(7)
  const ahead = await rows('select from enquiry_steps where viewing_at > now() and project_id = 1')
  expect(ahead.length).toBe(6)
  const buyers = await lived.read(listBuyers, { projectId: RIVA }, { 'page[size]': 20 }, head)
  expect(buyers.length).toBe(20)
})

it('gives the head of sales a year to look back on [BUY-03]', async () => {
  const report = await lived.read(getReport, { projectId: RIVA }, { months: 12 }, head)
  const last = report.sold.map(({ months }) => months.at(-1)?.sold ?? 0)
  expect(last.reduce((one, other) => one + other, 0)).toBe(RIVA_SAYS.sold)
  for (const { months } of report.sold) {
    expect(months.length).toBe(12)
    expect(months.every(({ planned }) => planned !== null)).toBe(true)
    expect(months[5]?.sold).toBeLessThan(months[11]?.sold ?? 0)
  }
  expect(report.agents.filter(({ agent }) => agent).length).toBe(3)
  expect(report.answers.spread.every((count) => count > 10)).toBe(true)
  expect(report.weeks.length).toBeGreaterThan(45)
  const { looked, favourites, enquiries, holds, reservations, contracts } = report.funnel
  const funnel = [looked, favourites, enquiries, holds, reservations, contracts]
  expect(funnel).toEqual(funnel.toSorted((one, other) => (other ?? 0) - (one ?? 0)))
  expect(contracts).toBeGreaterThan(200)
  expect(report.demand.length).toBeGreaterThan(100)
})

it('tells how a price came to what it is, and who wants the apartment [BUY-03]', async () => {
  const which = { projectId: RIVA, id: 1001 }
  const { steps } = await lived.read(getPriceSteps, which, {}, head)
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.at(-1)?.price).toBe(362_000)
  expect(steps[0]?.price).toBeLessThan(362_000)
  const times = steps.map(({ from }) => Date.parse(from))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]).toBeLessThan(Date.now() - 400 * 86_400_000)
  expect((await lived.read(getApartmentDemand, which, {}, head)).people).not.toBeUndefined()
})

it('left a record that says what is there, of which each step was made by somebody who works there [BUY-03]', async () => {
  const differing = await rows(
    `select apartments.id from apartments cross join lateral (
       select after ->> 'status' as status from changes
       where table_name = 'apartments' and row_key = apartments.id::text and after ? 'status'
       order by id desc limit 1) as said where said.status <> apartments.status`,
  )
  expect(differing).toEqual([])
  const prices = await rows(
    `select apartment_id from apartment_prices cross join lateral (
       select (after ->> 'price')::int as price from changes
       where table_name = 'apartment_prices' and row_key = apartment_id::text order by id desc limit 1) as said
     where said.price <> apartment_prices.price`,
  )
  expect(prices).toEqual([])
  // What is held is held at the price that the list had then: that of today, since it stays.
  const frozen = await rows(
    `select from claims join claim_prices on claim_id = claims.id join apartment_prices using (apartment_id)
     where ended_at is null and claim_prices.price <> apartment_prices.price`,
  )
  expect(frozen).toEqual([])
  const kinds = await rows<{ kind: string }>(
    `select distinct actions.kind from actions left join users on users.id = user_id
     where email is null and project_id in (1, 2) order by 1`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['claim.expired', 'demo.accounts', 'demo.load'])
})

it('wrote past times only, but for viewings that are agreed on, and sends nothing to anybody [BUY-03]', async () => {
  const columns = await rows<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     join pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  )
  const ahead: string[] = []
  for (const { name, column } of columns)
    if ((await rows(`select from ${name} where ${column} > now() limit 1`)).length > 0)
      ahead.push(`${name}.${column}`)
  expect(ahead).toEqual(['enquiry_steps.viewing_at'])
  const sent = await rows(
    `select name from jobs.job where name not like '\\_\\_%' and name <> 'warm-pictures'
     union all select 'mail' from enquiry_mails union all select 'event' from webhook_events`,
  )
  expect(sent).toEqual([])
  const left = await rows(`select from pg_namespace where nspname = 'belvedere_past'`)
  expect(left).toEqual([])
})

it('changes no row when loaded again on a later day [BUY-03]', async () => {
  const everything = async () => {
    const tables = await rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const contents: Record<string, unknown> = {}
    for (const { name } of tables)
      contents[name] = await rows(
        `select count(*), md5(string_agg(one.xmin::text || one::text, '' order by one::text)) from ${name} as one`,
      )
    return contents
  }
  const before = await everything()
  await load(loaded.databaseUrl, { NODE_OPTIONS: FOUR_DAYS_LATER })
  expect(await everything()).toEqual(before)
}, 180_000)
