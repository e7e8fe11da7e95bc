import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import {
  addressesOf,
  blankRecord,
  changesOf,
  claimsOf,
  eraseAddresses,
  eraseEnquiries,
  eraseFromClaims,
  namesOf,
} from './buyer-queries.ts'
import { enquiryData } from './enquiry-data.ts'

type Asked = { projectId: number; emailAddress: string }

/** What a project keeps about a buyer. */
async function dataOf(db: Kysely<Database>, { projectId, emailAddress }: Asked) {
  const person = await namesOf(db, projectId, emailAddress)
  const enquiries = await enquiryData(db, emailAddress, projectId)
  const claims = await claimsOf(db, person)
  const changes = await changesOf(db, person)
  const addresses = await addressesOf(db, person)
  const open = claims.filter(({ endedAt }) => endedAt === null).length
  const found = {
    enquiries: enquiries.length,
    claims: claims.length - open,
    changes: changes.length,
    addresses: addresses.length,
  }
  const confirm = found.enquiries + found.claims + found.changes + found.addresses
  return { person, enquiries, claims, changes, addresses, found, open, confirm }
}

export async function findBuyer(db: Kysely<Database>, asked: Asked) {
  const { person, found, open, confirm } = await dataOf(db, asked)
  return { id: asked.emailAddress, names: person.written, ...found, openClaims: open, confirm }
}

export async function exportBuyer(db: Kysely<Database>, asked: Asked) {
  const { enquiries, claims, changes, addresses } = await dataOf(db, asked)
  return {
    id: asked.emailAddress,
    enquiries,
    claims: claims.map(({ since, endedAt, ...claim }) => ({
      ...claim,
      since: since.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    addresses: addresses.map(({ as, since }) => ({ as, since: since.toISOString() })),
  }
}

/**
 * Erases a buyer from a project: enquiries with their mails, the name in claims that have ended, and both in the change
 * record, the lines of this very erasing included (PRV-02).
 */
export async function eraseBuyer(
  members: Kysely<Database>,
  asked: Asked,
  { userId, confirm }: { userId: number; confirm: number | undefined },
) {
  return inAction(members, { kind: 'buyer.erase', userId }, async (db) => {
    const { person, found, open, confirm: total } = await dataOf(db, asked)
    if (total > 0 && confirm !== total)
      throw new Refused('confirmation-required', '', { meta: { counts: found, confirm: total } })
    await eraseEnquiries(db, person)
    await eraseFromClaims(db, person)
    await eraseAddresses(db, person)
    await blankRecord(db, person)
    return { id: asked.emailAddress, erased: found, openClaims: open }
  })
}
