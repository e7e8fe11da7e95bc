import type { Claim, DeskApartment, Offer, Waiting } from '@belvedere/contract/entities/claim'
import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { type ClaimKind, END_REASONS } from '@belvedere/domain/sales/claims'
import { lineRevision } from '@belvedere/domain/sales/waiting-list'
import { formatWhole } from '@belvedere/domain/sales/whole-number'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, readPage } from '../../platform/database/paging.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { type ClaimRow, claimRows, frozenPrices, isOpen } from './claim-queries.ts'
import { claimSteps } from './claim-steps.ts'
import { lineOf, offerRows, type WaitingRow } from './waiting-queries.ts'

/** Who reads: some see neither prices nor the names of buyers. */
export type Reader = { projectId: number; seesPrices: boolean; seesBuyers: boolean }

type Shown = z.input<typeof Claim>

/**
 * Those that have not ended, as they were made. A step changes when a claim is due, but never its place here: so no part of
 * the list repeats or leaves out what changes while it is read (decision 240).
 */
export function readClaims(
  db: Kysely<Database>,
  reader: Reader,
  asked: PageAsked & { 'filter[kind]'?: ClaimKind | undefined; 'filter[soldSince]'?: string | undefined },
): Promise<Page<Shown>> {
  const kind = asked['filter[kind]']
  const ofKind = kind === undefined ? sql`true` : sql`thing.kind = ${kind}`
  const since = asked['filter[soldSince]']
  const recent =
    since === undefined ? sql`true` : sql`(thing.kind <> 'sold' or thing.kind_since >= ${since}::timestamptz)`
  const where = sql`
    thing.project_id = ${reader.projectId} and thing.ended_at is null and ${ofKind} and ${recent}`
  return readPage(db, { from: 'claims', where, asked }, async (ids) =>
    present(db, reader, await claimRows(db, sql`claim.id = any (${ids}::int[])`)),
  )
}

/** What is offered to somebody now, who joined first on top. */
export function readOffers(
  db: Kysely<Database>,
  reader: Reader,
  asked: PageAsked,
): Promise<Page<z.input<typeof Offer>>> {
  const where = sql`thing.project_id = ${reader.projectId} and thing.left_at is null
    and thing.offered_until > clock_timestamp()`
  return readPage(db, { from: 'waiting_list', where, asked }, async (ids) =>
    (await offerRows(db, ids)).map((row) => ({ ...row, ...presentWaiting(row, reader) })),
  )
}

export async function readClaim(db: Kysely<Database>, reader: Reader, id: number): Promise<Shown> {
  const [claim] = await present(
    db,
    reader,
    await claimRows(db, sql`claim.id = ${id} and claim.project_id = ${reader.projectId}`),
  )
  return orNotFound(claim)
}

export async function readDeskApartment(
  db: Kysely<Database>,
  reader: Reader,
  id: number,
): Promise<z.input<typeof DeskApartment>> {
  const apartment = orNotFound(
    await db
      .selectFrom('apartments')
      .where('id', '=', id)
      .where('project_id', '=', reader.projectId)
      .select(['id', 'project_id as projectId', 'name', 'status'])
      .executeTakeFirst(),
  )
  const rows = await claimRows(db, sql`claim.apartment_id = ${id} and ${isOpen}`)
  const [claim] = await present(db, reader, rows)
  const line = await lineOf(db, id)
  const steps = (await claimSteps(db, sql`claim.apartment_id = ${id}`)).reverse()
  return {
    ...apartment,
    status: toApartmentStatus(apartment.status) ?? 'unavailable',
    claim: claim ?? null,
    waiting: line.map((one) => presentWaiting(one, reader)),
    waitingRevision: lineRevision(line),
    steps: reader.seesBuyers ? steps : steps.map((step) => ({ ...step, buyer: '', reason: null })),
  }
}

async function present(db: Kysely<Database>, reader: Reader, rows: readonly ClaimRow[]): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id)
  const prices = reader.seesPrices ? await frozenPrices(db, reader.projectId, ids) : new Map<number, number>()
  return rows.map((row) => presentClaim(row, reader, prices.get(row.id)))
}

const NO_BUYER = { buyer: '', buyerId: null, enquiryId: null }

function presentClaim(row: ClaimRow, { seesBuyers }: Reader, price: number | undefined): Shown {
  return {
    ...row,
    status: toApartmentStatus(row.status) ?? 'unavailable',
    ...(seesBuyers ? {} : NO_BUYER),
    since: row.since.toISOString(),
    kindSince: row.kindSince.toISOString(),
    until: row.until?.toISOString() ?? null,
    deposit: seesBuyers ? depositOf(row) : null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: END_REASONS.find((reason) => reason === row.endReason) ?? null,
    ...(price === undefined ? {} : { price: formatWhole(price) }),
  }
}

const depositOf = ({ deposit, depositOn, depositReceipt }: ClaimRow) =>
  deposit === null ? null : { amount: deposit, receivedOn: depositOn ?? '', receipt: depositReceipt ?? '' }

const presentWaiting = (
  row: Omit<WaitingRow, 'lapsed' | 'enquiryKey'>,
  { seesBuyers }: Reader,
): z.input<typeof Waiting> => ({
  ...row,
  ...(seesBuyers ? {} : { buyer: '', buyerId: null }),
  joinedAt: row.joinedAt.toISOString(),
  offeredUntil: row.offeredUntil?.toISOString() ?? null,
})
