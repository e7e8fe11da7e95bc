import type { FIRST_CLAIM_KINDS } from '@belvedere/domain/sales/claims'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'

export type NewClaim = {
  projectId: number
  apartmentId: number
  kind: (typeof FIRST_CLAIM_KINDS)[number]
  buyer: string
  /** The record of that buyer, and the enquiry that it comes from. */
  buyerId?: number | undefined
  enquiryKey?: string | undefined
  agentId: number
  /** Of a hold; as long as the project holds where nobody says. */
  until?: Date | undefined
  deposit?: { amount: number; receivedOn: string; receipt: string } | undefined
  contractOn?: string | undefined
  /** What the seller noted; buyers never see it. */
  reason?: string | undefined
  /** What it was asked under. */
  key?: { value: string; bodyHash: Buffer } | undefined
}

/** A claim at the price of the moment. The index lets no second one in while it lasts. */
export async function openClaim(db: Kysely<Database>, claim: NewClaim): Promise<number> {
  const {
    projectId,
    apartmentId,
    kind,
    buyer,
    buyerId,
    enquiryKey,
    agentId,
    until,
    deposit,
    contractOn,
    reason,
    key,
  } = claim
  const runsOut =
    until ??
    sql<Date>`clock_timestamp() + make_interval(hours => (
    select hold_hours from projects where id = ${projectId}))`
  const { id } = await db
    .insertInto('claims')
    // After the lock on the apartment, so that no two claims of it overlap in its history.
    .values({
      project_id: projectId,
      apartment_id: apartmentId,
      kind,
      buyer,
      buyer_id: buyerId ?? null,
      enquiry_id: enquiryKey ?? null,
      agent_id: agentId,
      since: sql`clock_timestamp()`,
      expires_at: kind === 'hold' ? runsOut : null,
      deposit: deposit?.amount ?? null,
      deposit_on: deposit?.receivedOn ?? null,
      deposit_receipt: deposit?.receipt ?? null,
      contract_on: contractOn ?? null,
      reason: reason ?? null,
      idempotency_key: key?.value ?? null,
      body_hash: key?.bodyHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showPrices(db, projectId)
  await db
    .insertInto('claim_prices')
    .columns(['claim_id', 'project_id', 'price'])
    .expression(({ selectFrom, val }) =>
      selectFrom('apartment_prices')
        .where('apartment_id', '=', apartmentId)
        .select([val(id).as('claim_id'), 'project_id', 'price']),
    )
    .execute()
  return id
}
