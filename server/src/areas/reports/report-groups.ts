import type { Report } from '@belvedere/contract/entities/report'
import { type Closing, wonAndLost } from '@belvedere/domain/reports/closed-enquiries'
import { answeredOf } from '@belvedere/domain/reports/first-answers'
import { type ClaimBecame, daysReached } from '@belvedere/domain/reports/funnel'
import { homesOf, pipelineOf, type StandingClaim } from '@belvedere/domain/reports/homes-sold'
import { type Period, weekOf, weeksIn } from '@belvedere/domain/reports/report-period'
import type { z } from 'zod'
import type { Person } from '../../platform/database/person-in.ts'
import type { EnquiryRow } from './report-queries.ts'

type Shown = z.input<typeof Report>

/** What a report is made of. */
export interface Facts {
  readonly period: Pick<Period, 'from' | 'until'>
  readonly seesPrices: boolean
  /** All that have not ended, and those of them that were sold in the period. */
  readonly claims: readonly StandingClaim[]
  readonly sold: readonly StandingClaim[]
  readonly came: readonly EnquiryRow[]
  readonly closings: readonly (Closing & Pick<EnquiryRow, 'ownerId' | 'buildingIds'>)[]
  readonly became: readonly (ClaimBecame & { readonly buildingId: number; readonly agentId: number | null })[]
}

/** Whoever did something in the period, the most sold first; what nobody did who is known comes last, so that sums agree. */
export function byAgent(facts: Facts, people: readonly Person[]): Shown['agents'] {
  const { period, seesPrices } = facts
  const known = new Set(people.map(({ id }) => id))
  const lineOf = (agent: Person | null) => {
    const theirs = (id: number | null) => (agent ? id === agent.id : id === null || !known.has(id))
    const claims = facts.became.filter(({ agentId }) => theirs(agentId))
    return {
      agent,
      ...answeredOf(facts.came.filter(({ agentId }) => theirs(agentId))),
      ...wonAndLost(facts.closings.filter(({ ownerId }) => theirs(ownerId))),
      holds: daysReached(claims).filter(({ holds = '' }) => period.from <= holds && holds <= period.until)
        .length,
      sold: homesOf(
        facts.sold.filter(({ agentId }) => theirs(agentId)),
        seesPrices,
      ),
    }
  }
  const didSomething = ({ enquiries, won, lost, holds, sold }: ReturnType<typeof lineOf>) =>
    enquiries + won + lost + holds + sold.homes > 0
  return [
    ...people.map(lineOf).toSorted((one, other) => other.sold.homes - one.sold.homes),
    lineOf(null),
  ].filter(didSomething)
}

export function byBuilding(
  { seesPrices, claims, sold, came, closings }: Facts,
  { buildingId, name, homes }: { buildingId: number; name: string; homes: number },
): Shown['buildings'][number] {
  const here = (one: { buildingId: number }) => one.buildingId === buildingId
  const about = (one: Pick<EnquiryRow, 'buildingIds'>) => one.buildingIds.includes(buildingId)
  return {
    ...{ buildingId, name, homes },
    ...answeredOf(came.filter(about)),
    ...wonAndLost(closings.filter(about)),
    sold: homesOf(sold.filter(here), seesPrices),
    ...pipelineOf(claims.filter(here), seesPrices),
  }
}

/** Every week of the period, also one in which nothing happened. */
export function byWeek({ period, seesPrices, sold, came, became }: Facts): Shown['weeks'] {
  const days = daysReached(became)
  return weeksIn(period).map((week) => {
    const inIt = (day: string | undefined) => day !== undefined && weekOf(day) === week
    return {
      week,
      ...answeredOf(came.filter(({ day }) => inIt(day))),
      holds: days.filter(({ holds }) => inIt(holds)).length,
      reservations: days.filter(({ reservations }) => inIt(reservations)).length,
      contracts: days.filter(({ contracts }) => inIt(contracts)).length,
      sold: homesOf(
        sold.filter(({ day }) => inIt(day)),
        seesPrices,
      ),
    }
  })
}
