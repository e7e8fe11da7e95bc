import type { SecurityDetails, SecurityEventKind } from '@belvedere/domain/accounts/security-event'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, pageOf } from '../../platform/database/paging.ts'

/** Where a request comes from, as it is kept; the operator's own commands come from nowhere. */
export type Origin = { address: string | null; device: string | null }

/** A browser may say of itself what it likes, but only so much is kept. */
const DEVICE_MAX = 200

export const originOf = (request: FastifyRequest) => ({
  address: request.ip,
  device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null,
})

type NewEvent = {
  kind: SecurityEventKind
  /** Null where no account has the name that was tried. */
  userId: number | null
  /** Who did it to them, where it was someone else. */
  byUserId?: number | undefined
  origin: Origin
  details?: SecurityDetails
}

/** In the transaction of what happened: both are there, or neither. Roles and blocks the database notes by itself. */
export async function keepSecurityEvent(db: Kysely<Database>, event: NewEvent): Promise<void> {
  const { kind, userId, byUserId, origin, details = {} } = event
  await db
    .insertInto('security_events')
    .values({ kind, user_id: userId, by_user_id: byUserId ?? null, ...origin, details })
    .execute()
}

type EventRow = {
  id: number
  kind: SecurityEventKind
  at: Date
  userId: number | null
  byUserId: number | null
  address: string | null
  device: string | null
  details: SecurityDetails
}

/** Of one account, or of all. */
export async function securityEvents(
  db: Kysely<Database>,
  asked: PageAsked,
  userId: number | undefined,
): Promise<Page<Omit<EventRow, 'at'> & { at: string }>> {
  const { items, meta } = await pageOf<EventRow>(db, {
    from: 'security_events',
    as: 'event',
    where: userId === undefined ? sql`true` : sql`event.user_id = ${userId}`,
    select: sql`event.id::float8 as id, event.kind, event.at, event.user_id as "userId",
      event.by_user_id as "byUserId", event.address, event.device, event.details`,
    id: sql`event.id`,
    descending: true,
    asked,
  })
  return { items: items.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })), meta }
}
