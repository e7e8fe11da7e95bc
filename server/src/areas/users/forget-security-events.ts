import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Security events are kept for a year (migration 029): they say where people were. */
export function forgetSecurityEvents(members: Kysely<Database>) {
  return async (): Promise<void> => {
    await sql`select forget_old_security_events()`.execute(members)
  }
}
