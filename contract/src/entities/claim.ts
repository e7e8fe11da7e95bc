import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { CLAIM_KINDS, END_REASONS } from '@belvedere/domain/sales/claims'
import { z } from 'zod'
import { BodyId } from '../inputs.ts'
import { line } from '../text.ts'
import { Colleague } from './colleague.ts'
import { HeldBy } from './status-change.ts'

const REASON_MAX = 300
const RECEIPT_MAX = 60
const EUROS_MAX = 2_147_483_647
const LINE_MAX = 200

/** Why somebody did it, in their words. */
const Reason = line(REASON_MAX).min(1)

const Deposit = z.object({ amount: z.number(), receivedOn: z.string(), receipt: z.string() })

const NewDeposit = z.strictObject({
  amount: z.number().int().min(1).max(EUROS_MAX),
  receivedOn: z.iso.date(),
  receipt: line(RECEIPT_MAX).default(''),
})

/** What somebody has on an apartment; names of buyers are empty for those who do not sell. */
export const Claim = z
  .object({
    id: z.number(),
    projectId: z.number(),
    apartmentId: z.number(),
    apartmentName: z.string(),
    kind: z.enum(CLAIM_KINDS),
    /** What the public sees. */
    status: z.enum(APARTMENT_STATUSES),
    buyer: z.string(),
    /** Who that is among the project's buyers; null is nobody known there, or not for whoever reads. */
    buyerId: z.number().nullable(),
    /** The enquiry that it came from. */
    enquiryId: z.number().nullable(),
    agent: Colleague.nullable(),
    since: z.string(),
    /** Since when it is of this kind: of a sale, when it was sold. */
    kindSince: z.string(),
    /** Of a hold: from then on anyone may claim the apartment. */
    until: z.string().nullable(),
    /** How often it was made longer. */
    extended: z.number(),
    deposit: Deposit.nullable(),
    /** Of a reservation, by when a contract is to be; of a contract, from when it is. */
    contractOn: z.string().nullable(),
    endedAt: z.string().nullable(),
    endReason: z.enum(END_REASONS).nullable(),
    /** How many wait for the apartment. */
    waiting: z.number(),
    /** The price at which it was claimed. */
    price: z.string().optional(),
  })
  .meta({ id: 'Claim' })

/** Someone in line for an apartment. */
export const Waiting = z
  .object({
    id: z.number(),
    apartmentId: z.number(),
    buyer: z.string(),
    buyerId: z.number().nullable(),
    agent: Colleague.nullable(),
    joinedAt: z.string(),
    /** They have the offer until then. */
    offeredUntil: z.string().nullable(),
  })
  .meta({ id: 'Waiting' })

/** An apartment that is free again, and who is to have it. */
export const Offer = Waiting.extend({
  apartmentName: z.string(),
  /** How many stand in line for it, they among them. */
  inLine: z.number(),
}).meta({ id: 'Offer' })

/** One step of a claim, as it was made. */
export const ClaimStep = z
  .object({
    claimId: z.number(),
    step: z.enum(['claimed', 'converted', 'extended', ...END_REASONS]),
    kind: z.enum(CLAIM_KINDS),
    buyer: z.string(),
    until: z.string().nullable(),
    /** Null: it came about by itself. */
    by: Colleague.nullable(),
    at: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ClaimStep' })

/** An apartment as those who sell it see it: who has it, who waits, and all that happened. */
export const DeskApartment = z
  .object({
    id: z.number(),
    projectId: z.number(),
    name: z.string(),
    status: z.enum(APARTMENT_STATUSES),
    claim: Claim.nullable(),
    waiting: z.array(Waiting),
    /** Who waits and in which order, as a number: what `If-Match` of a new order names. */
    waitingRevision: z.number(),
    /** The latest first. */
    steps: z.array(ClaimStep),
  })
  .meta({ id: 'DeskApartment' })

const wishes = {
  buyer: HeldBy,
  /** Who that is among the project's buyers. */
  buyerId: BodyId.optional(),
  /** The enquiry that it comes from; its buyer has it then. */
  enquiryId: BodyId.optional(),
  /** Their place in line, where they have one. */
  waitingId: BodyId.optional(),
  /** Whose offer is passed over, as the refusal named it. */
  passOver: BodyId.optional(),
  /** What the seller wants to remember of it; buyers never see it. */
  reason: Reason.optional(),
}

export const NewClaim = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('hold'), ...wishes, until: z.iso.datetime().optional() }),
    z.strictObject({
      kind: z.literal('reservation'),
      ...wishes,
      deposit: NewDeposit,
      contractOn: z.iso.date().optional(),
    }),
  ])
  .meta({ id: 'NewClaim' })

export const Extension = z.strictObject({ until: z.iso.datetime(), reason: Reason.optional() })

export const Release = z.strictObject({ reason: Reason })

export const Conversion = z
  .discriminatedUnion('to', [
    z.strictObject({
      to: z.literal('reservation'),
      deposit: NewDeposit,
      contractOn: z.iso.date().optional(),
      reason: Reason.optional(),
    }),
    z.strictObject({ to: z.literal('contract'), contractOn: z.iso.date(), reason: Reason.optional() }),
    z.strictObject({ to: z.literal('sold'), reason: Reason.optional() }),
  ])
  .meta({ id: 'Conversion' })

/** With a record of the project's where it is one: what is theirs is found by it, however the name is spelt. */
export const NewWaiting = z.strictObject({
  buyer: HeldBy,
  buyerId: BodyId.optional(),
  /** They are who wrote this. */
  enquiryId: BodyId.optional(),
})

export const WaitingOrder = z.strictObject({ ids: z.array(BodyId).max(LINE_MAX) })
