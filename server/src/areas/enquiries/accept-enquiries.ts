import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import type { SolvedChallenge } from '../security-check/security-check.ts'
import { useChallenge } from '../security-check/use-challenge.ts'
import {
  type EnquiryRow,
  enquiriesOfLastHour,
  enquiriesUnderKey,
  insertEnquiry,
  lockKey,
} from './enquiry-queries.ts'

type Sender = {
  emailAddress: string
  firstName: string
  lastName: string
  phoneNumber: string
  note: string
  contactTime?: string
  localeId: string
}

export type Wish = {
  kind: 'ask-for-price' | 'favourites'
  sender: Sender
  key: string | undefined
  bodyHash: Buffer
  /** Refuses whoever sends too many; a retry is none more. */
  limit: () => Promise<void>
  /** Refuses who has not passed the security check. */
  challenge: () => Promise<SolvedChallenge>
  /** The apartments by their project; refuses when there are none. */
  apartments: () => Promise<ReadonlyMap<number, number[]>>
}

type Parts = {
  members: Kysely<Database>
  enqueue: Enqueue
  jobsReady: () => Promise<void>
  /** How many a project takes in an hour, whoever sends them (SEC-07). */
  perProject: number
}

/**
 * Accepted means: the rows and the jobs that will mail them are committed together (ASK-07). A retry under its key
 * is answered as the first time, before anything else is asked: its challenge is used, its apartment may be gone.
 */
export async function acceptEnquiries(
  { members, enqueue, jobsReady, perProject }: Parts,
  wish: Wish,
): Promise<EnquiryRow[]> {
  const before = await accepted(members, wish)
  if (before) return before
  await wish.limit()
  const challenge = await wish.challenge()
  const apartments = await wish.apartments()
  await jobsReady()
  return members.transaction().execute(async (transaction) => {
    if (wish.key !== undefined) await lockKey(transaction, wish.key)
    const meanwhile = await accepted(transaction, wish)
    if (meanwhile) return meanwhile
    await useChallenge(transaction, challenge)
    const rows: EnquiryRow[] = []
    for (const [projectId, apartmentIds] of apartments) {
      // After the challenge, which costs a second each: without one nobody can use a project's hour up.
      if ((await enquiriesOfLastHour(transaction, projectId)) >= perProject)
        throw new Refused('too-many-requests')
      const row = await insertEnquiry(transaction, rowOf(wish, projectId, apartmentIds))
      await enqueue(transaction, 'enquiry-mail', { enquiryId: row.id })
      rows.push(row)
    }
    return rows
  })
}

async function accepted(db: Kysely<Database> | Transaction<Database>, { key, bodyHash }: Wish) {
  const rows = key === undefined ? [] : await enquiriesUnderKey(db, key)
  if (rows.some((row) => !row.bodyHash.equals(bodyHash))) throw new Refused('key-reused')
  return rows.length > 0 ? rows : undefined
}

function rowOf({ kind, sender, key, bodyHash }: Wish, projectId: number, apartmentIds: number[]) {
  return {
    project_id: projectId,
    kind,
    apartment_ids: apartmentIds,
    email_address: sender.emailAddress,
    first_name: sender.firstName,
    last_name: sender.lastName,
    phone_number: sender.phoneNumber,
    note: sender.note,
    contact_time: sender.contactTime ?? '',
    locale_id: sender.localeId,
    idempotency_key: key ?? null,
    body_hash: bodyHash,
  }
}
