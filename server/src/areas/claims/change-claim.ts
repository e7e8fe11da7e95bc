import type { Conversion } from '@belvedere/contract/entities/claim'
import { mayConvert, mayRelease, statusOfClaim } from '@belvedere/domain/sales/claims'
import { mayExtend } from '@belvedere/domain/sales/hold-time'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { atTheDesk, followClaim, type Means, type Standing } from './at-the-desk.ts'
import type { Seller } from './claim-apartment.ts'
import { type ClaimRow, claimRows, endClaim, holdTimes } from './claim-queries.ts'

type Which = { projectId: number; id: number }
type Step = { seller: Seller; reason: string | undefined }

export function extendClaim(means: Means, which: Which, { seller, reason }: Step, until: Date) {
  return onClaim(means, which, { kind: 'claim.extend', seller, reason }, async (db, claim) => {
    const { holdHoursMax: most } = await holdTimes(db, which.projectId)
    const { until: present, extended } = claim
    const wish = { until, now: new Date(), present, extended, head: seller.head, most }
    if (claim.kind !== 'hold' || !isTimed(wish)) throw new Refused('status-change-refused', claim.kind)
    if (!mayExtend(wish)) throw new Refused('hold-too-long')
    await db
      .updateTable('claims')
      .set({ expires_at: until, extended: claim.extended + 1, reason: reason ?? null })
      .where('id', '=', claim.id)
      .execute()
  })
}

const isTimed = <Wish extends { present: Date | null }>(wish: Wish): wish is Wish & { present: Date } =>
  wish.present !== null

export function releaseClaim(means: Means, which: Which, { seller, reason }: Step) {
  return onClaim(means, which, { kind: 'claim.release', seller, reason }, async (db, claim, { status }) => {
    if (!mayRelease(claim.kind)) throw new Refused('status-change-refused', claim.kind)
    await endClaim(db, claim.id, 'released', reason)
    await followClaim(db, claim.apartmentId, status, 'available')
  })
}

export function convertClaim(
  means: Means,
  which: Which,
  seller: Seller,
  conversion: z.output<typeof Conversion>,
) {
  const { to, reason } = conversion
  return onClaim(means, which, { kind: 'claim.convert', seller, reason }, async (db, claim, { status }) => {
    if (!mayConvert(claim.kind, to)) throw new Refused('status-change-refused', `${claim.kind} → ${to}`)
    await db
      .updateTable('claims')
      .set({ kind: to, expires_at: null, reason: reason ?? null, ...termsOf(conversion) })
      .where('id', '=', claim.id)
      .execute()
    await followClaim(db, claim.apartmentId, status, statusOfClaim(to))
  })
}

function termsOf(conversion: z.output<typeof Conversion>) {
  if (conversion.to === 'sold') return {}
  if (conversion.to === 'contract') return { contract_on: conversion.contractOn }
  const { deposit, contractOn } = conversion
  return {
    deposit: deposit.amount,
    deposit_on: deposit.receivedOn,
    deposit_receipt: deposit.receipt,
    contract_on: contractOn ?? null,
  }
}

/** A sale by mistake is none: the only way back from sold (RSV-01). */
export function correctSale(means: Means, which: Which, { seller, reason }: Step) {
  return onClaim(means, which, { kind: 'claim.correct', seller, reason }, async (db, claim, { status }) => {
    if (claim.kind !== 'sold') throw new Refused('status-change-refused', claim.kind)
    await endClaim(db, claim.id, 'corrected', reason)
    await followClaim(db, claim.apartmentId, status, 'available', { correction: true })
  })
}

/** Makes a step of a claim that is in force, once its apartment is locked. */
async function onClaim(
  means: Means,
  { projectId, id }: Which,
  { kind, seller, reason }: Step & { kind: string },
  step: (db: Transaction<Database>, claim: ClaimRow, standing: Standing) => Promise<void>,
): Promise<void> {
  const [found] = await claimRows(means.members, sql`claim.id = ${id} and claim.project_id = ${projectId}`)
  const { apartmentId } = orNotFound(found)
  await atTheDesk(means, { kind, userId: seller.id }, { projectId, apartmentId }, async (db, standing) => {
    if (standing.claim?.id !== id) throw new Refused('claim-ended')
    refuseSilence(standing.claim, seller, reason)
    await step(db, standing.claim, standing)
  })
}

/** "Takes over a colleague's with a note." */
function refuseSilence({ agentId }: ClaimRow, { id, head }: Seller, reason: string | undefined): void {
  if (agentId !== null && agentId !== id && !head && reason === undefined)
    throw new Refused('reason-required')
}
