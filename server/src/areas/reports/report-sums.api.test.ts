import * as calls from '@belvedere/contract/calls/reports'
import type { Report } from '@belvedere/contract/entities/report'
import { LOST_REASONS } from '@belvedere/domain/enquiries/inbox'
import { type ClaimKind, statusOfClaim } from '@belvedere/domain/sales/claims'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { type ClaimDesk, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { readReport } from './read-report.ts'

type Shown = z.output<typeof Report>

const RUNS = 12
/** Far from UTC, so that days, weeks and months of the project are not those of the server. */
const TIME_ZONE = 'Pacific/Auckland'

let desk: ClaimDesk
let server: TestApp
let apartments: { id: number; building: number; area: number }[]
beforeAll(async () => {
  desk = await openClaimDesk()
  server = desk.server
  await sql`update projects set time_zone = ${TIME_ZONE} where id = ${RIVA}`.execute(server.owner)
  const { rows } = await sql<(typeof apartments)[number]>`
    (select id, building_id as building, area from apartments where project_id = ${RIVA} and building_id = 1 order by id limit 8)
    union all
    (select id, building_id, area from apartments where project_id = ${RIVA} and building_id = 2 order by id limit 8)`.execute(
    server.owner,
  )
  apartments = rows
})
afterAll(() => desk.close())

const report = async (query: Record<string, string | number> = {}): Promise<Shown> =>
  shown(await server.ask(calls.getReport, { projectId: RIVA }, query, desk.people.project_admin.headers))

const agentOf = (nth: number) =>
  [desk.people.sales_agent.userId, desk.people.project_admin.userId, null][nth] ?? null

/** Days back, up to two periods of three months; some hours, so that a day turns in between. */
const moment = fc.record({ days: fc.integer({ min: 0, max: 190 }), hours: fc.integer({ min: 0, max: 23 }) })
const at = ({ days, hours }: { days: number; hours: number }) =>
  new Date(Date.now() - days * 86_400_000 - hours * 3_600_000)

const claimArb = fc.record({
  kind: fc.constantFrom<ClaimKind>('hold', 'reservation', 'contract', 'sold'),
  since: moment,
  agent: fc.nat(2),
  price: fc.option(fc.integer({ min: 50_000, max: 900_000 }), { freq: 5 }),
  end: fc.constantFrom(null, null, null, 'released', 'corrected', 'undone'),
  ranOut: fc.boolean(),
})
const enquiryArb = fc.record({
  came: moment,
  /** Minutes until the first answer. */
  answered: fc.option(fc.integer({ min: 1, max: 3_000 })),
  agent: fc.nat(2),
  about: fc.array(fc.nat(15), { minLength: 1, maxLength: 3 }),
  closed: fc.option(fc.constantFrom<'won' | (typeof LOST_REASONS)[number]>('won', ...LOST_REASONS)),
})

type Claimed = (typeof claimArb extends fc.Arbitrary<infer One> ? One : never)[]
type Came = (typeof enquiryArb extends fc.Arbitrary<infer One> ? One : never)[]

async function make(claims: Claimed, enquiries: Came): Promise<void> {
  const { owner } = server
  for (const table of ['claim_prices', 'claims', 'enquiry_steps', 'enquiries'] as const)
    await sql`delete from ${sql.table(table)}${table === 'claim_prices' || table === 'claims' ? sql` where project_id = ${RIVA}` : sql``}`.execute(
      owner,
    )
  for (const [nth, { kind, since, agent, price, end, ranOut }] of claims.entries()) {
    const { id = 0 } = apartments[nth] ?? {}
    const from = at(since)
    await owner.transaction().execute(async (db) => {
      await sql`update apartments set status = ${end ? 'available' : statusOfClaim(kind)} where id = ${id}`.execute(
        db,
      )
      const { rows } = await sql<{ id: number }>`
        insert into claims (project_id, apartment_id, kind, buyer, agent_id, since, kind_since, expires_at, ended_at, end_reason)
        values (${RIVA}, ${id}, ${kind}, 'Vera Lukić', ${agentOf(agent)}, ${from}, ${from},
          ${kind === 'hold' && ranOut ? new Date(Date.now() - 1) : null}, ${end ? new Date() : null}, ${end})
        returning id`.execute(db)
      if (price !== null)
        await sql`insert into claim_prices values (${rows[0]?.id}, ${RIVA}, ${price})`.execute(db)
    })
  }
  for (const [nth, { came, answered, agent, about, closed }] of enquiries.entries()) {
    const acceptedAt = at(came)
    const id = await makeEnquiry(server, {
      acceptedAt,
      emailAddress: `b${nth}@visitor.example`,
      phoneNumber: '',
    })
    const later = new Date(Math.min(Date.now(), acceptedAt.getTime() + (answered ?? 0) * 60_000))
    const ids = about.map((one) => apartments[one]?.id ?? 0)
    const outcome = closed === null ? null : closed === 'won' ? 'won' : 'lost'
    await sql`update enquiries set apartment_ids = ${ids}, agent_id = ${agentOf(agent)},
      answered_at = ${answered === null ? null : later}, closed_at = ${closed ? later : null}, outcome = ${outcome}
      where id = ${id}`.execute(owner)
    if (closed)
      await sql`insert into enquiry_steps (project_id, enquiry_id, kind, at, outcome, lost_reason)
        values (${RIVA}, ${id}, 'closed', ${later}, ${outcome}, ${closed === 'won' ? null : closed})`.execute(
        owner,
      )
  }
}

/** The days of the period, asked of the database for itself. */
const inPeriod = (column: string, { from, until }: Shown) =>
  sql`(${sql.raw(column)} at time zone ${TIME_ZONE})::date between ${from}::date and ${until}::date`

async function countedRows(shownReport: Shown) {
  const { rows } = await sql<{
    sold: string
    amount: string
    metres: number
    priced: string
    pipeline: string
    pipelineAmount: string
  }>`
    select count(*) filter (where kind = 'sold' and ${inPeriod('kind_since', shownReport)}) as sold,
      coalesce(sum(price) filter (where kind = 'sold' and ${inPeriod('kind_since', shownReport)}), 0) as amount,
      sum(area) filter (where kind = 'sold' and price is not null and ${inPeriod('kind_since', shownReport)}) as metres,
      count(price) filter (where kind = 'sold' and ${inPeriod('kind_since', shownReport)}) as priced,
      count(*) filter (where kind <> 'sold' and (expires_at is null or expires_at > now())) as pipeline,
      coalesce(sum(price) filter (where kind <> 'sold' and (expires_at is null or expires_at > now())), 0)
        as "pipelineAmount"
    from claims join apartments on apartments.id = apartment_id left join claim_prices on claim_id = claims.id
    where claims.project_id = ${RIVA} and ended_at is null`.execute(server.owner)
  const { rows: asked } = await sql<Record<'came' | 'answered' | 'waiting' | 'won' | 'lost', string>>`
    select count(*) filter (where ${inPeriod('accepted_at', shownReport)}) as came,
      count(answered_at) filter (where ${inPeriod('accepted_at', shownReport)}) as answered,
      count(*) filter (where ${inPeriod('accepted_at', shownReport)} and answered_at is null and closed_at is null)
        as waiting,
      count(*) filter (where outcome = 'won' and ${inPeriod('closed_at', shownReport)}) as won,
      count(*) filter (where outcome = 'lost' and ${inPeriod('closed_at', shownReport)}) as lost
    from enquiries where project_id = ${RIVA}`.execute(server.owner)
  const { rows: reasons } = await sql<{ reason: string; count: number }>`
    select step.lost_reason as reason, count(*)::int as count
    from enquiries join enquiry_steps as step on step.enquiry_id = enquiries.id and step.kind = 'closed'
    where enquiries.outcome = 'lost' and ${inPeriod('closed_at', shownReport)} group by 1`.execute(
    server.owner,
  )
  const numbers = (row: object | undefined) =>
    Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, Number(value)]))
  return { ...numbers(rows[0]), ...numbers(asked[0]), reasons } as Record<string, number> & {
    reasons: typeof reasons
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

it('says what independently counted rows say, and its parts add up, whatever happened [INB-07]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(claimArb, { maxLength: 16 }),
      fc.array(enquiryArb, { maxLength: 12 }),
      async (claims, enquiries) => {
        await make(claims, enquiries)
        const now = await report({ months: 3 })
        const counted = await countedRows(now)
        const { sales, answers, closed, agents, buildings, weeks } = now
        const pipeline = [sales.hold, sales.reservation, sales.contract]
        expect({
          sold: sales.sold.homes,
          amount: sales.sold.money?.amount,
          priced: sales.sold.money?.priced,
          perM2: sales.sold.money?.perM2,
          pipeline: sum(pipeline.map(({ homes }) => homes)),
          pipelineAmount: sum(pipeline.map(({ money }) => money?.amount ?? Number.NaN)),
          came: answers.enquiries,
          answered: answers.answered,
          waiting: answers.waiting,
          won: closed.won,
          lost: closed.lost,
        }).toEqual({
          sold: counted.sold,
          amount: counted.amount,
          priced: counted.priced,
          perM2: counted.metres ? Math.round((counted.amount ?? 0) / counted.metres) : null,
          pipeline: counted.pipeline,
          pipelineAmount: counted.pipelineAmount,
          came: counted.came,
          answered: counted.answered,
          waiting: counted.waiting,
          won: counted.won,
          lost: counted.lost,
        })
        const byReason = (one: { reason: string | null }, other: { reason: string | null }) =>
          `${one.reason}`.localeCompare(`${other.reason}`)
        expect(closed.reasons.toSorted(byReason)).toEqual(counted.reasons.toSorted(byReason))
        // Agents, with nobody as one of them, have done all of it; so have buildings, of what is in one building.
        for (const key of ['enquiries', 'answered'] as const)
          expect([key, sum(agents.map((one) => one[key]))]).toEqual([key, answers[key]])
        for (const key of ['won', 'lost'] as const)
          expect([key, sum(agents.map((one) => one[key]))]).toEqual([key, closed[key]])
        for (const lines of [agents, buildings]) {
          expect(sum(lines.map(({ sold }) => sold.homes))).toBe(sales.sold.homes)
          expect(sum(lines.map(({ sold }) => sold.money?.amount ?? 0))).toBe(sales.sold.money?.amount)
        }
        expect(sum(agents.map(({ holds }) => holds))).toBe(now.funnel.holds)
        // Weeks begin on the first Monday of the period.
        const first = weeks[0]?.week ?? ''
        const { rows } = await sql<{ sold: number; came: number }>`
          select (select count(*)::int from claims where project_id = ${RIVA} and kind = 'sold' and ended_at is null
              and (kind_since at time zone ${TIME_ZONE})::date >= ${first}::date) as sold,
            (select count(*)::int from enquiries where project_id = ${RIVA}
              and (accepted_at at time zone ${TIME_ZONE})::date >= ${first}::date) as came`.execute(
          server.owner,
        )
        expect({
          sold: sum(weeks.map(({ sold }) => sold.homes)),
          came: sum(weeks.map((one) => one.enquiries)),
        }).toEqual(rows[0])
      },
    ),
    { numRuns: RUNS },
  )
}, 120_000)

it('has no sum for who may not see prices: not one number of them is read [INB-07, ACC-09]', async () => {
  await make(
    [
      { kind: 'sold', since: { days: 3, hours: 1 }, agent: 0, price: 765_431, end: null, ranOut: false },
      { kind: 'contract', since: { days: 2, hours: 1 }, agent: 1, price: 876_542, end: null, ranOut: false },
    ],
    [],
  )
  const asked = {
    projectId: RIVA,
    months: 3 as const,
    buildingId: undefined,
    languages: { langId: 1, defaultLangId: 1 },
  }
  const read = (seesPrices: boolean) => readReport(server.members, { ...asked, seesPrices })
  const seen = await read(true)
  expect([seen.sales.sold.money?.amount, seen.sales.contract.money?.amount]).toEqual([765_431, 876_542])
  const unseen = await read(false)
  expect(unseen.sales.sold).toEqual({ homes: 1 })
  expect(JSON.stringify(unseen)).not.toMatch(/money|765.?431|876.?542/)
})
