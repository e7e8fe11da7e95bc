import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { enquiryOfBuyer } from '../inbox/enquiry-of-buyer.ts'

type HoldEnd = { claimId: number; endsAt: Date }

/**
 * Holds that end within so many minutes, of which nobody was told yet. Whoever has just made one that short knows.
 */
export async function untoldEnds(db: Kysely<Database>, minutes: number, atMost: number): Promise<HoldEnd[]> {
  const soon = sql`make_interval(mins => ${minutes})`
  const { rows } = await sql<HoldEnd>`
    select id as "claimId", expires_at as "endsAt" from claims
    where ended_at is null and expires_at > clock_timestamp() and expires_at <= clock_timestamp() + ${soon}
      and expires_at - since > ${soon}
      and not exists (select from hold_warnings where claim_id = claims.id and ends_at = claims.expires_at)
    limit ${atMost}`.execute(db)
  return rows
}

/** Moments outside of the database have no microseconds. */
const endsAtIs = (endsAt: Date) => sql<boolean>`date_trunc('milliseconds', expires_at) = ${endsAt}`

/** Of those who see the same end at once one is to tell of it. */
export async function takeEnd(db: Kysely<Database>, { claimId, endsAt }: HoldEnd): Promise<boolean> {
  const { rows } = await sql`
    insert into hold_warnings (claim_id, ends_at)
    select id, expires_at from claims
    where id = ${claimId} and ${endsAtIs(endsAt)}
    on conflict do nothing returning claim_id`.execute(db)
  return rows.length > 0
}

/** What is said of a hold that is about to end still, and whose it is. */
export function endingHold(db: Kysely<Database>, claimId: number, endsAt: Date) {
  return db
    .selectFrom('claims as claim')
    .innerJoin('apartments as apartment', 'apartment.id', 'claim.apartment_id')
    .innerJoin('projects as project', 'project.id', 'claim.project_id')
    .where('claim.id', '=', claimId)
    .where('claim.ended_at', 'is', null)
    .where(endsAtIs(endsAt))
    .where(sql<boolean>`claim.expires_at > now()`)
    .select([
      'apartment.id as apartmentId',
      'apartment.name as apartment',
      enquiryOfBuyer(sql`claim.buyer_id`, sql`apartment.id`).as('enquiryId'),
      'claim.buyer',
      'claim.project_id as projectId',
      'claim.agent_id as agentId',
      'project.name as projectName',
      'project.default_lang_id as defaultLangId',
      'project.time_zone as timeZone',
      sql<Date>`claim.expires_at`.as('until'),
    ])
    .executeTakeFirst()
}
