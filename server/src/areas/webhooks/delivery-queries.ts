import type { DeliveryProblem, DeliveryState, WebhookEvent } from '@belvedere/domain/webhooks/event-kinds'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Longer than any try takes. */
const LEASE_S = 60

const isDue = sql`delivery.state = 'waiting' and delivery.next_try_at <= clock_timestamp()
  and (delivery.leased_until is null or delivery.leased_until <= clock_timestamp())`

/** The endpoints that something waits for. One that is switched off keeps what waits until it is on again. */
export async function dueEndpoints(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook_endpoints as endpoint
    where active and exists (
      select from webhook_deliveries as delivery where delivery.endpoint_id = endpoint.id and ${isDue})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a buyer wrote, as much of it as one needs to answer them. */
export type ToldEnquiry = {
  enquiryId: string
  kind: string
  apartmentIds: number[]
  emailAddress: string
  firstName: string
  lastName: string
  phoneNumber: string
  note: string
  contactTime: string
  language: string
}

export type DueDelivery = {
  id: number
  /** The number of this try, and which one it is since somebody sent it again. */
  attempt: number
  tries: number
  address: string
  sealedSecret: Buffer
  projectId: number
  sequence: number
  messageId: string
  kind: WebhookEvent
  at: Date
  told: Record<string, unknown>
  enquiry: ToldEnquiry | null
}

/** Takes some that are due, each for one try: nobody else has them until that is over or its time is. */
export async function takeDue(db: Kysely<Database>, endpointId: number, count: number) {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select id from webhook_deliveries as delivery where endpoint_id = ${endpointId} and ${isDue}
      order by next_try_at, id limit ${count} for update skip locked)
    update webhook_deliveries as delivery
    set attempts = attempts + 1, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    from due, webhook_events as event left join enquiries as enquiry on enquiry.id = event.enquiry_id,
      webhook_endpoints as endpoint
    where delivery.id = due.id and event.id = delivery.event_id and endpoint.id = delivery.endpoint_id and endpoint.active
    returning delivery.id, delivery.attempts as attempt, delivery.attempts - attempts_before as tries,
      endpoint.address, endpoint.sealed_secret as "sealedSecret", event.project_id as "projectId",
      event.id::float8 as sequence, event.message_id as "messageId", event.kind, event.at, event.told,
      case when enquiry.id is not null then jsonb_build_object('enquiryId', enquiry.id, 'kind', enquiry.kind,
        'apartmentIds', enquiry.apartment_ids, 'emailAddress', enquiry.email_address,
        'firstName', enquiry.first_name, 'lastName', enquiry.last_name, 'phoneNumber', enquiry.phone_number,
        'note', enquiry.note, 'contactTime', enquiry.contact_time,
        'language', case enquiry.locale_id when 'rs' then 'sr-Latn' else 'en' end) end as enquiry`.execute(db)
  return rows
}

type TryResult = {
  id: number
  attempt: number
  state: DeliveryState
  answer: number | null
  problem: DeliveryProblem | null
  againAfterMs: number
}

/** Writes down what became of a try, unless it took so long that another has begun. */
export async function noteTry(db: Kysely<Database>, tried: TryResult): Promise<void> {
  await sql`
    update webhook_deliveries set state = ${tried.state}, answer = ${tried.answer}, problem = ${tried.problem},
      leased_until = null, changed_at = clock_timestamp(),
      next_try_at = clock_timestamp() + make_interval(secs => ${tried.againAfterMs / 1_000})
    where id = ${tried.id} and attempts = ${tried.attempt} and state = 'waiting'`.execute(db)
}

/** Lets a delivery be tried at once, with all its tries before it; undefined where it has nothing to tell any more. */
export function sendAgain(db: Transaction<Database>, projectId: number, id: number) {
  return db
    .updateTable('webhook_deliveries')
    .set({
      state: 'waiting',
      attempts_before: sql<number>`attempts`,
      next_try_at: sql<Date>`clock_timestamp()`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('state', '<>', 'erased')
    .returning('id')
    .executeTakeFirst()
}

/** An event that tells nothing but that it came, for this endpoint alone. */
export async function addTest(
  db: Transaction<Database>,
  projectId: number,
  endpointId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with event as (
      insert into webhook_events (project_id, kind) values (${projectId}, 'webhook.test') returning id)
    insert into webhook_deliveries (project_id, event_id, endpoint_id)
    select ${projectId}, event.id, ${endpointId} from event returning id`.execute(db)
  return rows[0]?.id ?? 0
}
