import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** What is over for a month is forgotten. */
export function forgetDeliveries(members: Kysely<Database>) {
  return async (): Promise<void> => {
    await sql`
      delete from webhook_events where at < now() - interval '30 days' and not exists (
        select from webhook_deliveries as delivery where delivery.event_id = webhook_events.id
          and (delivery.state = 'waiting' or delivery.changed_at > now() - interval '30 days'))`.execute(
      members,
    )
  }
}
