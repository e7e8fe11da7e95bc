import type { Report } from '@belvedere/contract/entities/report'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import { lostReasons, wonAndLost } from '@belvedere/domain/reports/closed-enquiries'
import { answeredOf, spreadOf } from '@belvedere/domain/reports/first-answers'
import { claimsReached } from '@belvedere/domain/reports/funnel'
import { homesOf, pipelineOf, soldIn } from '@belvedere/domain/reports/homes-sold'
import {
  endedWeeks,
  lateWeeks,
  monthOf,
  periodOf,
  type ReportMonths,
} from '@belvedere/domain/reports/report-period'
import { safeCount, safeSum } from '@belvedere/domain/reports/safe-count'
import { soldAgainstPlan } from '@belvedere/domain/reports/sold-against-plan'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { byAgent, byBuilding, byWeek, type Facts } from './report-groups.ts'
import type { Which } from './report-queries.ts'
import * as queries from './report-queries.ts'

export type Shown = z.input<typeof Report>

type Asked = {
  projectId: number
  months: ReportMonths
  buildingId: number | undefined
  languages: Languages
  seesPrices: boolean
}

/** Sums are made of prices: those who may not see these are told how many homes (ACC-09). */
export const mayReadMoney = (asker: Asker, projectId: number): boolean =>
  hasRight(asker, { resource: 'prices', permission: 'read' }, projectId)

/**
 * What the head of sales looks back on. What is too small or too exact to be told stays here: screen and file alike. All of
 * it is read at one moment, so that its numbers agree with each other.
 */
export const readReport = (members: Kysely<Database>, asked: Asked): Promise<Shown> =>
  members
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      if (asked.seesPrices) await showPrices(db, asked.projectId)
      return reportOf(db, asked)
    })

async function reportOf(db: Kysely<Database>, asked: Asked): Promise<Shown> {
  const { projectId, months, buildingId, languages, seesPrices } = asked
  const { today, timeZone, plan } = await queries.calendarOf(db, projectId)
  const { from, until, before } = periodOf(today, months)
  const which: Which = { projectId, timeZone, buildingId, from, until }
  const buildings = (await queries.buildingRows(db, which)).map(({ id, name, homes }) => ({
    buildingId: id,
    name: inLanguage(name, languages),
    homes,
  }))
  const claims = await queries.standingClaims(db, which)
  const sold = soldIn(claims, which)
  const enquiries = await queries.enquiryRows(db, which)
  const came = enquiries.filter(({ day }) => from <= day && day <= until)
  const closings = enquiries.flatMap(({ outcome, lostReason: reason, closedDay, ...one }) =>
    outcome && closedDay && from <= closedDay && closedDay <= until ? [{ ...one, outcome, reason }] : [],
  )
  const former = (await queries.enquiryRows(db, { ...which, ...before })).filter(
    ({ day }) => before.from <= day && day <= before.until,
  )
  const became = await queries.becameRows(db, which)
  const facts: Facts = { period: which, seesPrices, claims, sold, came, closings, became }
  const people = await queries.agentRows(db, which, agentIds(facts))
  return {
    id: projectId,
    from,
    until,
    sold: buildings.map((building) => ({
      ...building,
      months: soldAgainstPlan(
        claims
          .filter((one) => one.kind === 'sold' && one.buildingId === building.buildingId)
          .map(({ day }) => ({ month: monthOf(day), sold: 1 })),
        plan.filter((one) => one.buildingId === building.buildingId),
        which,
      ),
    })),
    sales: { sold: homesOf(sold, seesPrices), ...pipelineOf(claims, seesPrices) },
    answers: {
      ...answeredOf(came),
      waiting: came.filter(({ minutes, outcome }) => minutes === null && outcome === null).length,
      spread: spreadOf(came),
      before: answeredOf(former).median,
    },
    closed: { ...wonAndLost(closings), reasons: lostReasons(closings) },
    agents: byAgent(facts, people),
    buildings: buildings.map((building) => byBuilding(facts, building)),
    weeks: byWeek(facts),
    funnel: await readFunnel(db, which, { ...facts, buildings }),
    demand: demandOf(await queries.lookRows(db, which, lateWeeks(today))),
  }
}

const agentIds = ({ came, closings, sold, became }: Facts): number[] =>
  [
    ...new Set([
      ...[...came, ...sold, ...became].map(({ agentId }) => agentId),
      ...closings.map(({ ownerId }) => ownerId),
    ]),
  ].filter((id) => id !== null)

type Building = { buildingId: number; name: string }

async function readFunnel(
  db: Kysely<Database>,
  which: Which,
  { came, became, buildings }: Facts & { buildings: readonly Building[] },
): Promise<Shown['funnel']> {
  const newcomers = await queries.newcomerRows(db, which, endedWeeks(which))
  const favourites = await queries.favouriteRows(db, which)
  const keeping = (buildingId: number | null) =>
    safeCount(favourites.find((one) => one.buildingId === buildingId)?.people ?? 0)
  const reached = (enquiries: typeof came, claims: typeof became) => ({
    enquiries: enquiries.length,
    answered: enquiries.filter(({ minutes }) => minutes !== null).length,
    heldAfter: enquiries.filter(({ heldAfter }) => heldAfter).length,
    ...claimsReached(claims, which),
  })
  const inEach = buildings.map(({ buildingId, name }) => {
    const here = (one: { buildingId: number | null }) => one.buildingId === buildingId
    return {
      buildingId,
      name,
      looked: safeSum(newcomers.filter(here).map(({ people }) => people)),
      favourites: keeping(buildingId),
      ...reached(
        came.filter(({ buildingIds }) => buildingIds.includes(buildingId)),
        became.filter(here),
      ),
    }
  })
  const looked = inEach.map((one) => one.looked).filter((people) => people !== null)
  return {
    looked: looked.length === 0 ? null : looked.reduce((sum, people) => sum + people, 0),
    favourites: keeping(null),
    ...reached(came, became),
    buildings: inEach,
  }
}

/** The most looked at first. */
function demandOf(looks: Awaited<ReturnType<typeof queries.lookRows>>): Shown['demand'] {
  return [...Map.groupBy(looks, ({ apartmentId }) => apartmentId).values()]
    .flatMap((weeks) => {
      const people = safeSum(weeks.map((week) => week.people))
      return people === null ? [] : weeks.slice(0, 1).map((apartment) => ({ ...apartment, people }))
    })
    .toSorted((one, other) => other.people - one.people)
}
