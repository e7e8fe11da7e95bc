import { addEnquiryStep } from '@belvedere/contract/calls/inbox'
import * as calls from '@belvedere/contract/calls/reports'
import type { Report } from '@belvedere/contract/entities/report'
import { lateWeeks, weekOf } from '@belvedere/domain/reports/report-period'
import type { PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type ClaimDesk, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { DEPOSIT } from '../../testing/claim-samples.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { makeLooks } from '../../testing/report-samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

type Shown = z.output<typeof Report>

const RIVA_ONE = 1
/** Two apartments of Riva One, and one of another building. */
const FLATS = [1001, 1002] as const
const today = new Date().toISOString().slice(0, 10)
const [FIRST = '', SECOND = ''] = lateWeeks(today)

let desk: ClaimDesk
let server: TestApp
let elsewhere: { id: number; buildingId: number }
beforeAll(async () => {
  desk = await openClaimDesk()
  server = desk.server
  elsewhere = await server.owner
    .selectFrom('apartments')
    .where('project_id', '=', RIVA)
    .where('building_id', '<>', RIVA_ONE)
    .select(['id', 'building_id as buildingId'])
    .executeTakeFirstOrThrow()
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const table of ['apartment_looks', 'enquiries', 'favourites'] as const)
    await server.owner.deleteFrom(table).execute()
})

const headersOf = (who: Identity) => desk.people[who].headers
const report = async (query: Record<string, string | number> = {}): Promise<Shown> =>
  shown(await server.ask(calls.getReport, { projectId: RIVA }, query, headersOf('project_admin')))
const file = (body: object = {}) =>
  server.ask(calls.exportReport, { projectId: RIVA }, {}, headersOf('project_admin'), body)
const look = (id: number, query: Record<string, string> = {}) => server.ask(calls.countLook, { id }, query)
const ofBuilding = ({ funnel }: Shown, id = RIVA_ONE) => funnel.buildings.find((one) => one.buildingId === id)

it('is for the head of sales alone [INB-05]', async () => {
  const status = (who: Identity) => server.status(calls.getReport, { projectId: RIVA }, {}, headersOf(who))
  expect(await status('project_admin')).toBe(200)
  for (const who of ['sales_agent', 'project_editor', 'user on the project', 'user'] as const)
    expect([who, await status(who)]).toEqual([who, 403])
  expect(await status('visitor')).toBe(401)
})

describe('who looks [INB-05]', () => {
  it('is counted by apartment and week, and nothing else is kept', async () => {
    for (let nth = 0; nth < 3; nth += 1) shown(await look(FLATS[0], nth === 0 ? { building: 'first' } : {}))
    const { rows } = await sql<object>`select * from apartment_looks`.execute(server.owner)
    expect(rows).toEqual([
      {
        apartment_id: FLATS[0],
        project_id: RIVA,
        week: expect.anything(),
        people: 3,
        newcomers: 1,
      },
    ])
    const { rows: weeks } = await sql<{ week: string }>`select week::text from apartment_looks`.execute(
      server.owner,
    )
    expect(weeks[0]?.week).toBe(weekOf(weeks[0]?.week ?? ''))
  })

  it('asks for no name, sets no cookie, and answers to nobody about what is not public', async () => {
    const reply = await look(FLATS[0])
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(reply.json().data.attributes).toEqual({ id: FLATS[0] })
    expect((await look(999_999)).statusCode).toBe(404)
  })

  it('hears so many an hour from one address, and does not count what a program tells beyond', async () => {
    const from = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/frontend/apartments/${FLATS[1]}/looks`,
        remoteAddress,
      })
    for (let nth = 0; nth < 605; nth += 1) expect((await from('203.0.113.80')).statusCode).toBe(200)
    await from('203.0.113.81')
    const { people } = await server.owner
      .selectFrom('apartment_looks')
      .where('apartment_id', '=', FLATS[1])
      .select('people')
      .executeTakeFirstOrThrow()
    // An hour may turn meanwhile.
    expect(people).toBeGreaterThanOrEqual(601)
    expect(people).toBeLessThanOrEqual(606)
  })

  it('leaves the server rounded to 5, and not at all under 10 a week, on screen and in the file', async () => {
    await makeLooks(server, [
      { apartmentId: FLATS[0], week: FIRST, people: 77, newcomers: 63 },
      { apartmentId: FLATS[0], week: SECOND, people: 9, newcomers: 9 },
      { apartmentId: FLATS[1], week: FIRST, people: 9, newcomers: 8 },
      { apartmentId: FLATS[1], week: SECOND, people: 8, newcomers: 8 },
      { apartmentId: elsewhere.id, week: FIRST, people: 7, newcomers: 7 },
    ])
    const now = await report()
    expect(now.demand).toEqual([
      { apartmentId: FLATS[0], name: expect.any(String), buildingId: RIVA_ONE, people: 75 },
    ])
    // 71 newcomers in the first week, 17 in the second; next door 7.
    expect(ofBuilding(now)?.looked).toBe(70 + 15)
    expect(ofBuilding(now, elsewhere.buildingId)?.looked).toBeNull()
    expect(now.funnel.looked).toBe(85)
    const lines = parse((await file()).payload, { bom: true, relax_column_count: true }) as string[][]
    const under = (heading: string) => {
      const rest = lines.slice(lines.findIndex(([only]) => only === heading) + 2)
      return rest.slice(
        0,
        [...rest, ['']].findIndex(([first]) => first === ''),
      )
    }
    const looked = [
      ...under('From looking to a sale').flatMap(([, looks, favourites]) => [looks, favourites]),
      ...under('Where people look').map(([, people]) => people),
    ]
    expect(new Set(looked)).toEqual(new Set(['85', '75', 'fewer than 10 a week', 'fewer than 10']))
  })

  it('is told of weeks that are over only: one that goes on would tell of whoever came last', async () => {
    await makeLooks(server, [{ apartmentId: FLATS[0], week: weekOf(today), people: 500, newcomers: 500 }])
    const now = await report()
    expect(now.demand).toEqual([])
    expect(now.funnel.looked).toBeNull()
  })

  it('is told of one apartment to those who sell it, few as "fewer than 10"', async () => {
    await makeLooks(server, [{ apartmentId: FLATS[0], week: FIRST, people: 23 }])
    const demand = async (who: Identity, id: number = FLATS[0]) =>
      shown(await server.ask(calls.getApartmentDemand, { projectId: RIVA, id }, {}, headersOf(who)))
    await makeEnquiry(server, { acceptedAt: new Date(`${SECOND}T12:00:00Z`) })
    expect(await demand('sales_agent')).toEqual({ id: FLATS[0], people: 25, favourites: null, enquiries: 1 })
    // Enquiries are not for who edits.
    expect(await demand('project_editor')).toEqual({ id: FLATS[0], people: 25, favourites: null })
    expect(await demand('sales_agent', FLATS[1])).toMatchObject({ people: null })
  })
})

it('tells the time to the first answer by agent and by week, of a building too [INB-05]', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const asked = [hoursAgo(0.9), hoursAgo(5), hoursAgo(2)]
  for (const acceptedAt of asked) await makeEnquiry(server, { acceptedAt })
  const enquiries = await server.owner
    .selectFrom('enquiries')
    .orderBy('number')
    .select('number as id')
    .execute()
  const answer = (nth: number, who: Identity) =>
    server.ask(addEnquiryStep, { projectId: RIVA, id: enquiries[nth]?.id ?? 0 }, {}, headersOf(who), {
      kind: 'replied',
    })
  await answer(0, 'sales_agent')
  await answer(1, 'project_admin')
  // A later step is no first answer.
  await answer(0, 'project_admin')
  const { answers, agents, weeks } = await report({ months: 3 })
  expect(answers).toMatchObject({
    enquiries: 3,
    answered: 2,
    median: 177,
    before: null,
    spread: [0, 1, 0, 1, 0],
    waiting: 1,
  })
  const agent = (who: Identity) => agents.find((one) => one.agent?.id === desk.people[who].userId)
  expect(agent('sales_agent')).toMatchObject({ enquiries: 1, answered: 1, median: 54 })
  expect(agent('project_admin')).toMatchObject({ enquiries: 1, answered: 1, median: 300 })
  // Nobody has taken the third.
  expect(agents.at(-1)).toMatchObject({ agent: null, enquiries: 1, answered: 0, median: null })
  expect(weeks.reduce((sum, week) => sum + week.enquiries, 0)).toBe(3)
  expect((await report({ 'filter[building]': RIVA_ONE })).answers.enquiries).toBe(3)
  expect((await report({ 'filter[building]': elsewhere.buildingId })).answers.enquiries).toBe(0)
})

it('counts enquiries, holds, reservations and contracts by building [INB-05]', async () => {
  for (const id of FLATS) await desk.free(id)
  const before = ofBuilding(await report())
  await makeEnquiry(server)
  const { id: claimId } = await desk.claimed(FLATS[0])
  await desk.claimed(FLATS[1])
  shown(await desk.ask.convert(claimId, { to: 'reservation', deposit: DEPOSIT }))
  shown(await desk.ask.convert(claimId, { to: 'contract', contractOn: '2026-12-01' }))
  const after = await report()
  const more = (step: 'enquiries' | 'holds' | 'reservations' | 'contracts') =>
    (ofBuilding(after)?.[step] ?? 0) - (before?.[step] ?? 0)
  expect([more('enquiries'), more('holds'), more('reservations'), more('contracts')]).toEqual([1, 2, 1, 1])
  expect(after.funnel.enquiries).toBe(1)
  expect(after.funnel.holds).toBeGreaterThanOrEqual(2)
  expect((await report({ 'filter[building]': elsewhere.buildingId })).funnel.buildings).toHaveLength(1)
})

it('lays what was sold beside the plan of each building [INB-05]', async () => {
  const soldOf = ({ sold }: Shown) => sold.find((one) => one.buildingId === RIVA_ONE)
  const before = soldOf(await report())?.months.at(-1)?.sold ?? 0
  await desk.free(FLATS[0])
  const { id } = await desk.claimed(FLATS[0], { kind: 'reservation', deposit: DEPOSIT })
  shown(await desk.ask.convert(id, { to: 'contract', contractOn: '2026-12-01' }))
  shown(await desk.ask.convert(id, { to: 'sold' }))
  const plan = [{ buildingId: RIVA_ONE, month: `${Number(today.slice(0, 4)) - 2}-01`, sold: 12 }]
  await server.owner
    .updateTable('projects')
    .set({ sales_plan: sql<PlannedSales[]>`${JSON.stringify(plan)}::jsonb` })
    .where('id', '=', RIVA)
    .execute()
  const now = soldOf(await report({ months: 3 }))
  expect(now?.homes).toBe(106)
  expect(now?.months).toHaveLength(3)
  expect(now?.months.at(-1)).toEqual({ month: today.slice(0, 7), sold: before + 1, planned: 12 })
})

it('goes out as CSV in both languages, a table under each heading, numbers as numbers [INB-05, INB-07]', async () => {
  await makeEnquiry(server)
  const reply = await file({ months: 3 })
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="report-${RIVA}.csv"`,
  })
  const lines = parse(reply.payload, { bom: true, relax_column_count: true }) as string[][]
  const now = await report({ months: 3 })
  expect(lines[0]).toEqual(['Report', now.from, now.until])
  // A heading stands alone on its line, and the names of the columns come next.
  const headings = lines.flatMap(([only, ...more]) => (only && more.length === 0 ? [only] : []))
  expect(headings).toEqual([
    'Sold and in the pipeline',
    'By building',
    'By agent',
    'Week on week',
    'First answer',
    'From looking to a sale',
    'Sold against plan, month by month',
  ])
  const at = lines.findIndex(([only]) => only === 'Sold and in the pipeline')
  const { homes, money } = now.sales.sold
  expect(lines.slice(at + 1, at + 3)).toEqual([
    ['State', 'Homes', 'Amount (EUR)', 'EUR per m²', 'With a known price'],
    ['Sold in the period', `${homes}`, `${money?.amount}`, `${money?.perM2}`, `${money?.priced}`],
  ])
  const serbian = (await file({ language: 'sr' })).payload
  expect(serbian).toContain('Stanje;Stanovi;Iznos (EUR);EUR po m²;Sa poznatom cenom')
})

it('tells what an apartment has cost, from the first price on [RSV-04]', async () => {
  const price = 234_500
  await server.owner
    .updateTable('apartment_prices')
    .set({ price })
    .where('apartment_id', '=', FLATS[0])
    .execute()
  const reply = await server.ask(
    calls.getPriceSteps,
    { projectId: RIVA, id: FLATS[0] },
    {},
    headersOf('sales_agent'),
  )
  const { steps } = shown<{ steps: { from: string; price: number }[] }>(reply)
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.at(-1)?.price).toBe(price)
})
