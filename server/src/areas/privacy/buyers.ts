import { type Kysely, sql, type Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import {
  addressesOf,
  blankMentions,
  type ClaimFound,
  changesOf,
  claimsOf,
  countTexts,
  dropMails,
  eraseFromClaims,
  eraseRows,
  forgetLists,
} from './buyer-queries.ts'
import { enquiryData } from './enquiry-data.ts'
import { ownerOf, type Person, personBehind } from './person.ts'
import { holdRemovals, inAside, projectsAside } from './projects-aside.ts'

type Asked = { projectId: number; emailAddress: string }

const isKept = ({ endedAt, kind, legalUntil }: ClaimFound): boolean =>
  endedAt === null && (!isBinding(kind) || legalUntil > new Date())

/** The law wants to know who it is with. */
const isBinding = (kind: string) => kind === 'contract' || kind === 'sold'

/** What of someone is kept, and why: the only places that still name them (PRV-03). */
const presentStay = (claim: ClaimFound) => ({
  claimId: claim.id,
  apartmentId: claim.apartmentId,
  apartmentName: claim.apartmentName,
  kind: claim.kind,
  why: isBinding(claim.kind) ? ('legal-term' as const) : ('not-ended' as const),
  until: isBinding(claim.kind) ? claim.legalUntil.toISOString() : null,
})

/** What a project keeps about a person. */
async function dataOf(db: Kysely<Database>, person: Person) {
  const all = await claimsOf(db, person)
  const stays = all.filter(isKept)
  const kept = stays.map(({ id }) => id)
  const ended = all.filter((claim) => !isKept(claim)).map(({ id }) => id)
  // The record may know of claims that went with their apartment.
  const which = {
    claims: [...new Set([...ended, ...person.claims])].filter((id) => !kept.includes(id)),
    kept,
  }
  const changes = await changesOf(db, person, which)
  const addresses = await addressesOf(db, person)
  const found = {
    enquiries: person.enquiries.length,
    claims: ended.length,
    changes: changes.length,
    addresses: addresses.length,
    texts: await countTexts(db, person, which.kept),
  }
  const confirm = Object.values(found).reduce((sum, count) => sum + count, 0)
  return { all, which, changes, addresses, found, confirm, stays: stays.map(presentStay) }
}

/** Claims that have not ended; the desk of before read this. */
const openClaims = (claims: readonly ClaimFound[]) => claims.filter(({ endedAt }) => endedAt === null).length

export async function findBuyer(db: Kysely<Database>, { projectId, emailAddress }: Asked) {
  const person = await personBehind(db, projectId, emailAddress)
  const { found, all, confirm, stays } = await dataOf(db, person)
  const { written, mails } = person
  return {
    id: emailAddress,
    names: [...written],
    emailAddresses: [...mails],
    ...found,
    openClaims: openClaims(all),
    stays,
    confirm,
  }
}

/**
 * What the address itself owns, as when its account is deleted: a number leads to whoever else somebody wrote it for, and
 * they get theirs when their own address is asked for (decision 194).
 */
export async function exportBuyer(db: Kysely<Database>, { projectId, emailAddress }: Asked) {
  const person = await ownerOf(db, projectId, emailAddress)
  const { all, changes, addresses } = await dataOf(db, person)
  return {
    id: emailAddress,
    enquiries: await enquiryData(db, sql<boolean>`id = any (${person.enquiries}::uuid[])`),
    claims: all.map(({ since, endedAt, legalUntil: _, apartmentName: __, ...claim }) => ({
      ...claim,
      since: since.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    addresses: addresses.map(({ as, since }) => ({ as, since: since.toISOString() })),
  }
}

/**
 * Erases a buyer from a project: all that is theirs or names them, the change record and the lines of this very erasing
 * included. What may stay goes by itself when its time has come, and is told (PRV-03).
 */
export async function eraseBuyer(
  members: Kysely<Database>,
  { projectId, emailAddress }: Asked,
  { userId, confirm }: { userId: number; confirm: number | undefined },
) {
  return inAction(members, { kind: 'buyer.erase', userId }, async (db) => {
    await holdRemovals(db)
    await inTurn(db, projectId)
    const person = await personBehind(db, projectId, emailAddress)
    const data = await dataOf(db, person)
    if (data.confirm > 0 && confirm !== data.confirm)
      throw new Refused('confirmation-required', '', { meta: { counts: data.found, confirm: data.confirm } })
    await erase(db, person, data.which)
    return { id: emailAddress, erased: data.found, openClaims: openClaims(data.all), stays: data.stays }
  })
}

/**
 * Erases whoever owns an address from every project that knows it, as far as that address says who they are. One that was
 * removed comes back without them.
 */
export async function eraseOwner(db: Transaction<Database>, emailAddress: string) {
  await holdRemovals(db)
  const told = [await eraseWhereKnown(db, emailAddress)]
  for (const projectId of await projectsAside(db))
    told.push(await inAside(db, projectId, () => eraseWhereKnown(db, emailAddress)))
  return { erased: told.flatMap(({ erased }) => erased), stays: told.flatMap(({ stays }) => stays) }
}

async function eraseWhereKnown(db: Transaction<Database>, emailAddress: string) {
  const { rows } = await sql<{ id: number }>`
    select project_id as id from enquiries where lower(email_address) = lower(${emailAddress})
    union select project_id from buyer_contacts where kind = 'mail' and key = lower(${emailAddress})
    union select project_id from price_viewers where lower(email) = lower(${emailAddress})
    union select project_id from invitations where lower(email) = lower(${emailAddress})
    union select project_id from claims where names_person(buyer, array[lower(${emailAddress})], '{}', '{}')
      or names_person(reason, array[lower(${emailAddress})], '{}', '{}')
    union select project_id from waiting_list where names_person(buyer, array[lower(${emailAddress})], '{}', '{}')
    order by 1`.execute(db)
  const stays = []
  const erased = []
  for (const { id: projectId } of rows) {
    await inTurn(db, projectId)
    const person = await ownerOf(db, projectId, emailAddress)
    const data = await dataOf(db, person)
    await erase(db, person, data.which)
    stays.push(...data.stays.map((stay) => ({ projectId, ...stay })))
    erased.push({ projectId, ...data.found })
  }
  return { erased, stays }
}

async function erase(db: Transaction<Database>, person: Person, which: { claims: number[]; kept: number[] }) {
  await eraseFromClaims(db, person, which)
  await eraseRows(db, person)
  await blankMentions(db, person, which.kept)
  await forgetLists(db, person)
  await dropMails(db, person)
}

/** Takes turns with enquiries that come in and with whoever says who is who (migration 057). */
const inTurn = (db: Transaction<Database>, projectId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('buyers', ${projectId}))`.execute(db)
