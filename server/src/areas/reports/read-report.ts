import type { Report } from '@belvedere/contract/entities/report'
import { firstAnswers } from '@belvedere/domain/reports/first-answers'
import { claimsReached } from '@belvedere/domain/reports/funnel'
import { endedWeeks, lateWeeks, periodOf, type ReportMonths } from '@belvedere/domain/reports/report-period'
import { safeCount, safeSum } from '@belvedere/domain/reports/safe-count'
import { soldAgainstPlan } from '@belvedere/domain/reports/sold-against-plan'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { Which } from './report-queries.ts'
import * as queries from './report-queries.ts'

export type Shown = z.input<typeof Report>

type Asked = {
  projectId: number
  months: ReportMonths
  buildingId: number | undefined
  languages: Languages
}

type Building = { buildingId: number; name: string; homes: number }

/** What the head of sales looks back on. What is too small or too exact to be told stays here: screen and file alike. */
export async function readReport(db: Kysely<Database>, asked: Asked): Promise<Shown> {
  const { projectId, months, buildingId, languages } = asked
  const { today, timeZone, plan } = await queries.calendarOf(db, projectId)
  const { from, until, before } = periodOf(today, months)
  const which: Which = { projectId, timeZone, buildingId, from, until }
  const buildings = (await queries.buildingRows(db, which)).map(({ id, name, homes }) => ({
    buildingId: id,
    name: inLanguage(name, languages),
    homes,
  }))
  const sales = await queries.saleRows(db, which)
  const answers = firstAnswers(await queries.askedRows(db, which))
  const former = firstAnswers(await queries.askedRows(db, { ...which, ...before }))
  return {
    id: projectId,
    from,
    until,
    sold: buildings.map((building) => ({
      ...building,
      months: soldAgainstPlan(
        sales.filter((one) => one.buildingId === building.buildingId),
        plan.filter((one) => one.buildingId === building.buildingId),
        which,
      ),
    })),
    answers: { ...answers, before: former.median },
    funnel: { enquiries: answers.enquiries, ...(await readFunnel(db, which, buildings)) },
    demand: demandOf(await queries.lookRows(db, which, lateWeeks(today))),
  }
}

async function readFunnel(
  db: Kysely<Database>,
  which: Which,
  buildings: readonly Building[],
): Promise<Omit<Shown['funnel'], 'enquiries'>> {
  const newcomers = await queries.newcomerRows(db, which, endedWeeks(which))
  const favourites = await queries.favouriteRows(db, which)
  const enquiries = await queries.enquiryRows(db, which)
  const became = await queries.becameRows(db, which)
  const keeping = (buildingId: number | null) =>
    safeCount(favourites.find((one) => one.buildingId === buildingId)?.people ?? 0)
  const inEach = buildings.map(({ buildingId, name }) => {
    const here = (one: { buildingId: number | null }) => one.buildingId === buildingId
    return {
      buildingId,
      name,
      looked: safeSum(newcomers.filter(here).map(({ people }) => people)),
      favourites: keeping(buildingId),
      enquiries: enquiries.find(here)?.count ?? 0,
      ...claimsReached(became.filter(here), which),
    }
  })
  const looked = inEach.map((one) => one.looked).filter((people) => people !== null)
  return {
    looked: looked.length === 0 ? null : looked.reduce((sum, people) => sum + people, 0),
    favourites: keeping(null),
    ...claimsReached(became, which),
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
