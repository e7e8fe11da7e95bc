import type { ClaimBecame } from '@belvedere/domain/reports/funnel'
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

/** By the month in which they were sold; what was corrected since is no sale. */
export async function saleRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<{ buildingId: number; month: string; sold: number }>`
    select apartment.building_id as "buildingId", count(*)::int as sold,
      to_char(claim.kind_since at time zone ${which.timeZone}, 'YYYY-MM') as month
    from claims as claim join apartments as apartment on apartment.id = claim.apartment_id
    where claim.project_id = ${which.projectId} and claim.kind = 'sold' and claim.ended_at is null
    group by apartment.building_id, month`.execute(db)
  return rows
}

/** Every enquiry, with the minutes to its first answer and who gave it: whose step was the last by then. */
export async function askedRows(db: Kysely<Database>, which: Which) {
  const ofBuilding =
    which.buildingId === undefined
      ? sql`true`
      : sql`exists (select from apartments
          where id = any (enquiry.apartment_ids) and building_id = ${which.buildingId})`
  const answeredBy = sql`coalesce(
    (select by_id from enquiry_steps as step
      where step.enquiry_id = enquiry.id and step.at <= enquiry.answered_at order by step.at desc limit 1),
    enquiry.agent_id)`
  const { rows } = await sql<{ day: Day; minutes: number | null; agent: Person | null }>`
    select ${dayOf(sql`enquiry.accepted_at`, which)} as day,
      extract(epoch from enquiry.answered_at - enquiry.accepted_at)::float8 / 60 as minutes,
      ${personIn(answeredBy, sql`enquiry.project_id`)} as agent
    from enquiries as enquiry
    where enquiry.project_id = ${which.projectId} and ${within(sql`enquiry.accepted_at`, which)}
      and ${ofBuilding}`.execute(db)
  return rows
}

/** How many asked about something in each building; who asked about two counts in both. */
export async function enquiryRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<{ buildingId: number; count: number }>`
    select apartment.building_id as "buildingId", count(distinct enquiry.id)::int as count
    from enquiries as enquiry join apartments as apartment on apartment.id = any (enquiry.apartment_ids)
    where enquiry.project_id = ${which.projectId} and ${within(sql`enquiry.accepted_at`, which)}
    group by apartment.building_id`.execute(db)
  return rows
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

/** What each claim became and when, from the record; what was undone at once never was. */
export async function becameRows(db: Kysely<Database>, which: Which) {
  const { rows } = await sql<ClaimBecame & { buildingId: number }>`
    select claim.id as "claimId", change.after ->> 'kind' as kind, ${dayOf(sql`action.at`, which)} as day,
      apartment.building_id as "buildingId"
    from changes as change
    join actions as action on action.id = change.action_id
    join claims as claim on claim.id::text = change.row_key
    join apartments as apartment on apartment.id = claim.apartment_id
    where change.project_id = ${which.projectId} and personal_columns(change.table_name) is not null
      and change.table_name = 'claims' and change.after ? 'kind'
      and claim.end_reason is distinct from 'undone' and claim.end_reason is distinct from 'corrected'
      and ${inBuilding(sql`apartment.building_id`, which)}`.execute(db)
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
