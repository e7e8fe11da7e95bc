import type { EnquiryState, EnquiryStepKind, LOST_REASONS } from '@belvedere/domain/enquiries/inbox'
import { ANSWER_STEPS } from '@belvedere/domain/enquiries/what-stands'
import type { LocaleCode } from '@belvedere/domain/screens/locale'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Person, personIn } from '../../platform/database/person-in.ts'
import { orNotFound } from '../../platform/http/refused.ts'

type Outcome = 'won' | 'lost'
type LostReason = (typeof LOST_REASONS)[number]

/** Within jsonb PostgreSQL writes times in its own way. */
export type AnswerStep = {
  id: number
  kind: EnquiryStepKind
  at: string
  reached: boolean | null
  viewingAt: string | null
}

export type EnquiryRow = {
  /** The row's own, which no call names. */
  key: string
  id: number
  projectId: number
  kind: 'ask-for-price' | 'favourites'
  acceptedAt: Date
  localeId: LocaleCode
  buyerId: number
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  note: string
  contactTime: string
  apartments: { id: number; name: string; buildingId: number; status: string }[]
  agent: Person | null
  answeredAt: Date | null
  closedAt: Date | null
  outcome: Outcome | null
  lostReason: LostReason | null
  answerSteps: AnswerStep[]
}

/** The steps of an enquiry that `whatStands` reads, in their order. */
const answerSteps = (enquiryId: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'at', at, 'reached', reached, 'viewingAt', viewing_at) order by id), '[]')
    from enquiry_steps where enquiry_id = ${enquiryId} and kind in (${sql.join(ANSWER_STEPS.map((kind) => sql.lit(kind)))}))`

/** Of a row of `enquiries as enquiry`. */
export const ENQUIRY = sql`
  enquiry.id as key, enquiry.number as id, enquiry.project_id as "projectId", enquiry.kind, enquiry.accepted_at as "acceptedAt",
  enquiry.locale_id as "localeId", enquiry.buyer_id as "buyerId", enquiry.first_name as "firstName",
  enquiry.last_name as "lastName", enquiry.email_address as "emailAddress", enquiry.phone_number as "phoneNumber",
  enquiry.note, enquiry.contact_time as "contactTime", enquiry.answered_at as "answeredAt",
  enquiry.closed_at as "closedAt", enquiry.outcome, ${personIn(sql`enquiry.agent_id`, sql`enquiry.project_id`)} as agent,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'buildingId', building_id, 'status', status)
      order by array_position(enquiry.apartment_ids, id)), '[]')
    from apartments where id = any (enquiry.apartment_ids)) as apartments,
  (select lost_reason from enquiry_steps
    where enquiry_id = enquiry.id and kind = 'closed' and enquiry.outcome = 'lost' order by id desc limit 1) as "lostReason",
  ${answerSteps(sql`enquiry.id`)} as "answerSteps"`

export const IS_OPEN = sql`enquiry.closed_at is null`
const IS_UNANSWERED = sql`enquiry.answered_at is null and ${IS_OPEN}`

export const isIn: Readonly<Record<EnquiryState, RawBuilder<unknown>>> = {
  unanswered: IS_UNANSWERED,
  answered: sql`enquiry.answered_at is not null and ${IS_OPEN}`,
  closed: sql`enquiry.closed_at is not null`,
}

/** Unanswered, who waits longest on top; then the answered and the closed, the latest on top (INB-01). */
export const BY_URGENCY = [
  sql`case when enquiry.closed_at is not null then 2 when enquiry.answered_at is not null then 1 else 0 end`,
  sql`extract(epoch from case
    when coalesce(enquiry.closed_at, enquiry.answered_at) is null then enquiry.accepted_at - timestamptz 'epoch'
    else timestamptz 'epoch' - coalesce(enquiry.closed_at, enquiry.answered_at) end)`,
]

export async function enquiryRows(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<EnquiryRow[]> {
  const { rows } = await sql<EnquiryRow>`
    select ${ENQUIRY} from enquiries as enquiry where ${which} order by enquiry.number desc`.execute(db)
  return rows
}

/** "Đorđević" is found by "djordjevic" and by "dordevic": small letters, without their marks. */
const folded = (text: RawBuilder<unknown>) => sql`replace(replace(
  regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g'), 'đ', 'd'), 'dj', 'd')`

/** Anywhere in a text; what stands for anything elsewhere is a letter here. */
export const partOf = (search: string) => sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`

/** Part of a name, of a mail address, or of a phone number however it is spaced. */
export function matches(
  search: string,
  { names, mails, phones }: Record<'names' | 'mails' | 'phones', string>,
) {
  const part = partOf(search)
  // With or without the country and the 0 before a number at home, as `phone_key` has them for the same.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '').slice(-8)
  const byPhone =
    digits.length < 3
      ? sql`false`
      : sql`regexp_replace(${sql.raw(phones)}, '\\D', '', 'g') like ${`%${digits}%`}`
  return sql`(${folded(sql.raw(names))} like ${folded(part)} or ${sql.raw(mails)} ilike ${part} or ${byPhone})`
}

type Counts = Record<'unanswered' | 'open' | 'mine' | 'nobodys' | 'closed' | 'buyers', number> & {
  mark: string
}

export async function countsOf(db: Kysely<Database>, projectId: number, userId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${IS_UNANSWERED})::int as unanswered,
      count(*) filter (where ${IS_OPEN})::int as open,
      count(*) filter (where ${IS_OPEN} and agent_id = ${userId})::int as mine,
      count(*) filter (where ${IS_OPEN} and agent_id is null)::int as nobodys,
      count(*) filter (where closed_at is not null)::int as closed,
      (select count(*)::int from buyers where project_id = ${projectId}) as buyers,
      concat_ws('-', count(*), max(number),
        (select max(id) from enquiry_steps where project_id = ${projectId})) as mark
    from enquiries as enquiry where project_id = ${projectId}`.execute(db)
  return orNotFound(rows[0])
}

export async function mailsOf(db: Kysely<Database>, enquiryId: string) {
  const { rows } = await sql<{
    id: number
    to: Person | null
    state: 'waiting' | 'sent' | 'refused'
    at: Date
  }>`
    select id, ${personIn(sql`enquiry_mails.user_id`, sql`enquiry_mails.project_id`)} as to, state, changed_at as at
    from enquiry_mails where enquiry_id = ${enquiryId} order by id`.execute(db)
  return rows
}

export async function stepsOf(db: Kysely<Database>, enquiryId: string) {
  const { rows } = await sql<{
    id: number
    kind: EnquiryStepKind
    by: Person | null
    at: Date
    agent: Person | null
    reached: boolean | null
    viewingAt: Date | null
    apartmentId: number | null
    outcome: Outcome | null
    lostReason: LostReason | null
    note: string
  }>`
    select step.id, step.kind, ${personIn(sql`step.by_id`, sql`step.project_id`)} as by, step.at, ${personIn(sql`step.agent_id`, sql`step.project_id`)} as agent,
      step.reached, step.viewing_at as "viewingAt", step.apartment_id as "apartmentId", step.outcome,
      step.lost_reason as "lostReason", step.note
    from enquiry_steps as step where enquiry_id = ${enquiryId} order by id`.execute(db)
  return rows
}

export async function answerStepsOf(db: Kysely<Database>, enquiryId: string): Promise<AnswerStep[]> {
  const { rows } = await sql<{ steps: AnswerStep[] }>`
    select ${answerSteps(sql`${enquiryId}`)} as steps`.execute(db)
  return rows[0]?.steps ?? []
}

/** What the project knows of who wrote. */
export async function aboutBuyer(db: Kysely<Database>, buyerId: number) {
  const { rows } = await sql<{ firstAt: Date; enquiries: number; closed: number; viewings: number }>`
    select min(accepted_at) as "firstAt", count(*)::int as enquiries, count(closed_at)::int as closed,
      coalesce(sum((select count(*) filter (where enquiry_steps.kind = 'viewing')
          - count(*) filter (where enquiry_steps.kind = 'viewing-off')
        from enquiry_steps where enquiry_id = enquiries.id)), 0)::int as viewings
    from enquiries where buyer_id = ${buyerId}`.execute(db)
  return rows[0]
}
