import type {
  DeliveryProblem,
  DeliveryState,
  WebhookEvent,
  WebhookKind,
} from '@belvedere/domain/webhooks/event-kinds'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'

export type EndpointRow = {
  id: number
  address: string
  kinds: WebhookKind[]
  active: boolean
  madeAt: Date
  failed: number
  waiting: number
  revision: number
}

const inState = (state: DeliveryState) => sql`(
  select count(*)::int from webhook_deliveries as delivery
  where delivery.endpoint_id = endpoint.id and delivery.state = ${state})`

const ENDPOINT = sql`endpoint.id, endpoint.address, endpoint.kinds, endpoint.active, endpoint.revision, endpoint.made_at as "madeAt",
  ${inState('failed')} as failed, ${inState('waiting')} as waiting`

export const endpointsOf = (db: Kysely<Database>, projectId: number, asked: PageAsked) =>
  pageOf<EndpointRow>(db, {
    from: 'webhook_endpoints',
    as: 'endpoint',
    where: sql`endpoint.project_id = ${projectId}`,
    select: ENDPOINT,
    id: sql`endpoint.id`,
    asked,
  })

export async function endpointRow(db: Kysely<Database>, projectId: number, id: number) {
  const { rows } = await sql<EndpointRow>`
    select ${ENDPOINT} from webhook_endpoints as endpoint
    where endpoint.id = ${id} and endpoint.project_id = ${projectId}`.execute(db)
  return rows[0]
}

/** How many a project has, while nobody else adds one. */
export async function countEndpoints(db: Transaction<Database>, projectId: number): Promise<number> {
  await sql`select from projects where id = ${projectId} for no key update`.execute(db)
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .where('project_id', '=', projectId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewEndpoint = {
  projectId: number
  address: string
  kinds: readonly WebhookKind[]
  sealedSecret: Buffer
  userId: number
}

export async function addEndpoint(db: Transaction<Database>, made: NewEndpoint): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({
      project_id: made.projectId,
      address: made.address,
      kinds: [...made.kinds],
      sealed_secret: made.sealedSecret,
      made_by: made.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = { kinds?: readonly WebhookKind[] | undefined; active?: boolean | undefined }

/** Nobody else changes it until the transaction ends; whoever has read another revision of it is refused. */
export async function holdEndpoint(
  db: Transaction<Database>,
  { projectId, id, revision }: { projectId: number; id: number; revision: number },
): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    select revision from webhook_endpoints where id = ${id} and project_id = ${projectId} for update`.execute(
    db,
  )
  if (orNotFound(rows[0]).revision !== revision) throw new Refused('stale')
}

export function changeEndpoint(
  db: Kysely<Database>,
  projectId: number,
  id: number,
  { kinds, active }: Change,
) {
  return sql`
    update webhook_endpoints set kinds = coalesce(${kinds ? [...kinds] : null}::text[], kinds),
      active = coalesce(${active ?? null}::boolean, active)
    where id = ${id} and project_id = ${projectId}`.execute(db)
}

/** The address of the one that was removed; undefined where there is none. */
export async function removeEndpoint(db: Transaction<Database>, projectId: number, id: number) {
  const row = await db
    .deleteFrom('webhook_endpoints')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('address')
    .executeTakeFirst()
  return row?.address
}

export type DeliveryRow = {
  id: number
  webhookId: number
  address: string
  messageId: string
  kind: WebhookEvent
  apartmentName: string | null
  at: Date
  state: DeliveryState
  attempts: number
  answer: number | null
  problem: DeliveryProblem | null
  changedAt: Date
  nextTryAt: Date
}

const ofEvent = (what: RawBuilder<unknown>) =>
  sql`(select ${what} from webhook_events as event where event.id = delivery.event_id)`

const DELIVERY = sql`delivery.id, delivery.endpoint_id as "webhookId",
  (select address from webhook_endpoints where webhook_endpoints.id = delivery.endpoint_id) as address,
  ${ofEvent(sql`event.message_id`)} as "messageId", ${ofEvent(sql`event.kind`)} as kind,
  ${ofEvent(sql`event.told ->> 'apartmentName'`)} as "apartmentName", ${ofEvent(sql`event.at`)} as at,
  delivery.state, delivery.attempts, delivery.answer, delivery.problem, delivery.changed_at as "changedAt",
  delivery.next_try_at as "nextTryAt"`

type Wanted = PageAsked & { webhookId?: number | undefined; state?: DeliveryState | undefined }

export const deliveriesOf = (db: Kysely<Database>, projectId: number, asked: Wanted) =>
  pageOf<DeliveryRow>(db, {
    from: 'webhook_deliveries',
    as: 'delivery',
    where: sql`delivery.project_id = ${projectId}
      and (${asked.webhookId ?? null}::int is null or delivery.endpoint_id = ${asked.webhookId ?? null})
      and (${asked.state ?? null}::text is null or delivery.state = ${asked.state ?? null})`,
    select: DELIVERY,
    id: sql`delivery.id`,
    descending: true,
    asked,
  })

export async function deliveryRow(db: Kysely<Database>, id: number) {
  const { rows } = await sql<DeliveryRow>`
    select ${DELIVERY} from webhook_deliveries as delivery where delivery.id = ${id}`.execute(db)
  return rows[0]
}
