import type { LostReason } from '@belvedere/domain/reports/closed-enquiries'
import type { ClaimBecame } from '@belvedere/domain/reports/funnel'
import type { StandingClaim } from '@belvedere/domain/reports/homes-sold'
import type { Day } from '@belvedere/domain/reports/report-period'
import type { PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { type Person, personIn } from '../../platform/database/person-in.ts'
import { orNotFound } from '../../platform/http/refused.ts'

/** Of a project, and perhaps of one of its buildings, between two days of its own calendar. */
export type Which = {
  projectId: number
  timeZone: string
  buildingId: number | undefined
  from: Day
  until: Day
}

type Calendar = { today: Day; timeZone: string; plan: PlannedSales[] }

export async function calendarOf(db: Kysely<Database>, projectId: number): Promise<Calendar> {
  const { rows } = await sql<Calendar>`
    select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today, time_zone as "timeZone", sales_plan as plan
    from projects where id = ${projectId}`.execute(db)
  return orNotFound(rows[0])
}

/** A moment lies within the days that are asked for. */
const within = (moment: RawBuilder<unknown>, { timeZone, from, until }: Which) => sql`
  (${moment} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${moment} < (${until}::date + 1)::timestamp at time zone ${timeZone})`

const dayOf = (moment: RawBuilder<unknown>, { timeZone }: Which) =>
  sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** What was undone at once, or corrected, never was. */
const isMeant = (claim: RawBuilder<unknown>) => sql`
  (${claim}.end_reason is distinct from 'undone' and ${claim}.end_reason is distinct from 'corrected')`

const inBuilding = (column: RawBuilder<unknown>, { buildingId }: Which) =>
  buildingId === undefined ? sql`true` : sql`${column} = ${buildingId}`

export async function buildingRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<{ id: number; name: Translated; homes: number }>`
    select building.id, building.name, count(apartment.id)::int as homes
    from buildings as building left join apartments as apartment on apartment.building_id = building.id
    where building.project_id = ${which.projectId} and ${inBuilding(sql`building.id`, which)}
    group by building.id order by building.id`.execute(db)
  return rows
}

/**
 * Every claim that has not ended, with what was asked for the home when it was claimed: as far as this transaction sees
 * prices. What was corrected since is no sale.
 */
export async function standingClaims(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<StandingClaim>`
    select claim.kind, ${dayOf(sql`claim.kind_since`, which)} as day, apartment.building_id as "buildingId",
      claim.agent_id as "agentId", apartment.area, claimed.price
    from claims as claim
    join apartments as apartment on apartment.id = claim.apartment_id
    left join claim_prices as claimed on claimed.claim_id = claim.id
    where claim.project_id = ${which.projectId} and claim.ended_at is null
      and (claim.expires_at is null or claim.expires_at > now())
      and ${inBuilding(sql`apartment.building_id`, which)}`.execute(db)
  return rows
}

export interface EnquiryRow {
  /** On which it came, and was closed. */
  readonly day: Day
  readonly closedDay: Day | null
  /** To its first answer. */
  readonly minutes: number | null
  /** Who gave that answer, whose step was the last by then; where nobody has answered, whose it is. */
  readonly agentId: number | null
  /** Whose it is now. */
  readonly ownerId: number | null
  readonly outcome: 'won' | 'lost' | null
  readonly lostReason: LostReason | null
  /** Of the apartments that it is about. */
  readonly buildingIds: readonly number[]
  /** Something was held out of it, and that was not taken back at once. */
  readonly heldAfter: boolean
}

/** Every enquiry that came or was closed within those days. */
export async function enquiryRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<EnquiryRow>`
    select ${dayOf(sql`enquiry.accepted_at`, which)} as day, ${dayOf(sql`enquiry.closed_at`, which)} as "closedDay",
      extract(epoch from enquiry.answered_at - enquiry.accepted_at)::float8 / 60 as minutes,
      coalesce(
        (select by_id from enquiry_steps as step
          where step.enquiry_id = enquiry.id and step.at <= enquiry.answered_at order by step.at desc limit 1),
        enquiry.agent_id) as "agentId",
      enquiry.agent_id as "ownerId", enquiry.outcome,
      (select lost_reason from enquiry_steps as step
        where step.enquiry_id = enquiry.id and step.kind = 'closed' order by step.id desc limit 1) as "lostReason",
      about.ids as "buildingIds",
      exists (select from claims where claims.enquiry_id = enquiry.id and ${isMeant(sql`claims`)}) as "heldAfter"
    from enquiries as enquiry
    cross join lateral (
      select coalesce(array_agg(distinct building_id), '{}') as ids from apartments
      where id = any (enquiry.apartment_ids)) as about
    where enquiry.project_id = ${which.projectId}
      and (${within(sql`enquiry.accepted_at`, which)} or ${within(sql`enquiry.closed_at`, which)})
      and ${which.buildingId === undefined ? sql`true` : sql`${which.buildingId} = any (about.ids)`}`.execute(
    db,
  )
  return rows
}

/** Whom colleagues know, of those who did something. */
export async function agentRows(db: Kysely<Database>, { projectId }: Which, ids: readonly number[]) {
  const { rows } = await sql<{ agent: Person | null }>`
    select ${personIn(sql`one.id`, sql`${projectId}::int`)} as agent from unnest(${ids}::int[]) as one (id)`.execute(
    db,
  )
  return rows.flatMap(({ agent }) => (agent ? [agent] : []))
}

/** How many people have kept something since then, in each building and (null) in all of them. */
export async function favouriteRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<{ buildingId: number | null; people: number }>`
    select apartment.building_id as "buildingId", count(distinct favourite.user_id)::int as people
    from favourites as favourite join apartments as apartment on apartment.id = favourite.apartment_id
    where apartment.project_id = ${which.projectId} and ${within(sql`favourite.created_at`, which)}
      and ${inBuilding(sql`apartment.building_id`, which)}
    group by grouping sets ((apartment.building_id), ())`.execute(db)
  return rows
}

/** What each claim became and when, from the record. */
export async function becameRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<ClaimBecame & { buildingId: number; agentId: number | null }>`
    select claim.id as "claimId", claim.agent_id as "agentId", change.after ->> 'kind' as kind, ${dayOf(sql`action.at`, which)} as day,
      apartment.building_id as "buildingId"
    from changes as change
    join actions as action on action.id = change.action_id
    join claims as claim on claim.id::text = change.row_key
    join apartments as apartment on apartment.id = claim.apartment_id
    where change.project_id = ${which.projectId} and personal_columns(change.table_name) is not null
      and change.table_name = 'claims' and change.after ? 'kind'
      and ${isMeant(sql`claim`)} and ${inBuilding(sql`apartment.building_id`, which)}`.execute(db)
  return rows
}

/** How many people came to each building, by the week. */
export async function newcomerRows(db: Kysely<Database>, which: Which, weeks: readonly Day[]) {
  const { rows } = await sql<{ buildingId: number; people: number }>`
    select apartment.building_id as "buildingId", sum(look.newcomers)::int as people
    from apartment_looks as look join apartments as apartment on apartment.id = look.apartment_id
    where look.project_id = ${which.projectId} and look.week = any (${weeks}::date[])
      and ${inBuilding(sql`apartment.building_id`, which)}
    group by apartment.building_id, look.week`.execute(db)
  return rows
}

/** How many people looked at each apartment, by the week. */
export async function lookRows(db: Kysely<Database>, which: Which, weeks: readonly Day[]) {
  const { rows } = await sql<{ apartmentId: number; name: string; buildingId: number; people: number }>`
    select apartment.id as "apartmentId", apartment.name, apartment.building_id as "buildingId", look.people
    from apartment_looks as look join apartments as apartment on apartment.id = look.apartment_id
    where look.project_id = ${which.projectId} and look.week = any (${weeks}::date[])
      and ${inBuilding(sql`apartment.building_id`, which)}
    order by apartment.id`.execute(db)
  return rows
}
