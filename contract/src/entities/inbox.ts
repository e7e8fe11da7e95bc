import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { ENQUIRY_STATES, ENQUIRY_STEPS, LOST_REASONS, NOTE_MAX } from '@belvedere/domain/enquiries/inbox'
import { CLAIM_KINDS } from '@belvedere/domain/sales/claims'
import { LOCALE_CODES } from '@belvedere/domain/screens/locale'
import { z } from 'zod'
import { BodyId } from '../inputs.ts'
import { EmailAddress, line, lines } from '../text.ts'
import { ClaimStep } from './claim.ts'
import { Colleague } from './colleague.ts'

const NAME_MAX = 100
const PHONE_MAX = 40
const OUTCOMES = ['won', 'lost'] as const

/** An enquiry as those who answer it see it. No price stands in it. */
export const InboxEnquiry = z
  .object({
    id: z.number(),
    projectId: z.number(),
    kind: z.enum(['ask-for-price', 'favourites']),
    state: z.enum(ENQUIRY_STATES),
    acceptedAt: z.string(),
    localeId: z.enum(LOCALE_CODES),
    buyerId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    emailAddress: z.string(),
    phoneNumber: z.string(),
    note: z.string(),
    contactTime: z.string(),
    apartments: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        buildingId: z.number(),
        status: z.enum(APARTMENT_STATUSES),
      }),
    ),
    agent: Colleague.nullable(),
    answeredAt: z.string().nullable(),
    closedAt: z.string().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
    /** Of what is closed as lost. */
    lostReason: z.enum(LOST_REASONS).nullable(),
    /** For when a viewing is set, to come or past. */
    viewingAt: z.string().nullable(),
    /** What the buyer heard last, of what was not taken back: by what, when, and of a viewing for when. */
    lastAnswer: z
      .object({ kind: z.enum(ENQUIRY_STEPS), at: z.string(), viewingAt: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'InboxEnquiry' })

const EnquiryStep = z
  .object({
    id: z.number(),
    kind: z.enum(ENQUIRY_STEPS),
    /** Null: it came about by itself. */
    by: Colleague.nullable(),
    at: z.string(),
    /** Of `assigned`: to whom; null is nobody. */
    agent: Colleague.nullable(),
    reached: z.boolean().nullable(),
    /** Of a viewing that is set or moved. */
    viewingAt: z.string().nullable(),
    apartmentId: z.number().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
    lostReason: z.enum(LOST_REASONS).nullable(),
    note: z.string(),
  })
  .meta({ id: 'EnquiryStep' })

/** One enquiry with all that happened, the earliest first. */
export const InboxEnquiryInFull = InboxEnquiry.extend({
  mails: z.array(
    z.object({
      id: z.number(),
      to: Colleague.nullable(),
      state: z.enum(['waiting', 'sent', 'refused']),
      at: z.string(),
    }),
  ),
  steps: z.array(EnquiryStep),
  /** What became of the apartments that were claimed out of it, or that it names and its buyer has, the earliest first. */
  claimSteps: z.array(
    ClaimStep.omit({ buyer: true, reason: true }).extend({
      apartmentId: z.number(),
      apartmentName: z.string(),
    }),
  ),
  /** What the project knows of this buyer. */
  buyer: z.object({
    firstAt: z.string(),
    enquiries: z.number(),
    closed: z.number(),
    viewings: z.number(),
  }),
}).meta({ id: 'InboxEnquiryInFull' })

/** How many there are of each, for the tabs and the badge. */
export const InboxCounts = z
  .object({
    id: z.number(),
    unanswered: z.number(),
    open: z.number(),
    mine: z.number(),
    nobodys: z.number(),
    closed: z.number(),
    buyers: z.number(),
    /** Another one whenever an enquiry came or something was done about one. */
    mark: z.string(),
  })
  .meta({ id: 'InboxCounts' })

const Note = lines(NOTE_MAX).default('')

export const NewEnquiryStep = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('opened') }),
    z.strictObject({ kind: z.literal('assigned'), agentId: BodyId.nullable(), note: Note }),
    z.strictObject({ kind: z.literal('called'), reached: z.boolean(), note: Note }),
    z.strictObject({ kind: z.literal('replied') }),
    /** The last reply or call that was written down was none. */
    z.strictObject({ kind: z.literal('answer-undone') }),
    z.strictObject({ kind: z.literal('noted'), note: lines(NOTE_MAX).min(1) }),
    z.strictObject({ kind: z.literal('viewing'), viewingAt: z.iso.datetime(), note: Note }),
    z.strictObject({ kind: z.literal('viewing-moved'), viewingAt: z.iso.datetime(), note: Note }),
    z.strictObject({ kind: z.literal('viewing-off'), note: Note }),
    z.discriminatedUnion('outcome', [
      z.strictObject({
        kind: z.literal('closed'),
        outcome: z.literal('won'),
        apartmentId: BodyId,
        note: Note,
      }),
      z.strictObject({
        kind: z.literal('closed'),
        outcome: z.literal('lost'),
        lostReason: z.enum(LOST_REASONS),
        note: Note,
      }),
    ]),
    z.strictObject({ kind: z.literal('reopened') }),
  ])
  .meta({ id: 'NewEnquiryStep' })

/** A buyer, however often they wrote. */
export const Buyer = z
  .object({
    id: z.number(),
    projectId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    localeId: z.enum(LOCALE_CODES),
    emailAddresses: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    enquiries: z.number(),
    /** Apartments that they have now. */
    claims: z.number(),
    lastAt: z.string(),
  })
  .meta({ id: 'Buyer' })

export const BuyerInFull = Buyer.extend({
  /** Demanded of whoever edits the record. */
  revision: z.number(),
  /** Each with the name of who came with it: of two who were taken for one, both are still known by theirs. */
  contacts: z.array(
    z.object({
      kind: z.enum(['mail', 'phone']),
      written: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
  /** What colleagues should know, the earliest first. */
  notes: z.array(z.object({ id: z.number(), by: Colleague.nullable(), at: z.string(), note: z.string() })),
  history: z.array(InboxEnquiry),
  /** Those that were not called off, the latest first. */
  viewings: z.array(z.object({ enquiryId: z.number(), at: z.string() })),
  /** The lines in which they stand. */
  waits: z.array(
    z.object({
      id: z.number(),
      apartmentId: z.number(),
      apartmentName: z.string(),
      /** From one on. */
      place: z.number(),
      joinedAt: z.string(),
      /** Of an offer that stands. */
      offeredUntil: z.string().nullable(),
    }),
  ),
  claimed: z.array(
    z.object({
      id: z.number(),
      apartmentId: z.number(),
      apartmentName: z.string(),
      kind: z.enum(CLAIM_KINDS),
      since: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
}).meta({ id: 'BuyerInFull' })

export const NewBuyer = z
  .strictObject({
    firstName: line(NAME_MAX).min(1),
    lastName: line(NAME_MAX).default(''),
    emailAddress: EmailAddress.optional(),
    phoneNumber: line(PHONE_MAX).optional(),
    localeId: z.enum(LOCALE_CODES),
  })
  .meta({ id: 'NewBuyer' })

const CONTACTS_MAX = 20

/** What is named is changed; of addresses and numbers all that there are from now on. */
export const BuyerChange = z
  .strictObject({
    firstName: line(NAME_MAX).min(1),
    lastName: line(NAME_MAX),
    localeId: z.enum(LOCALE_CODES),
    emailAddresses: z.array(EmailAddress).max(CONTACTS_MAX),
    phoneNumbers: z.array(line(PHONE_MAX).min(1)).max(CONTACTS_MAX),
  })
  .partial()
  .meta({ id: 'BuyerChange' })

export const NewBuyerNote = z.strictObject({ note: lines(NOTE_MAX).min(1) }).meta({ id: 'NewBuyerNote' })

export const OtherBuyer = z.strictObject({ buyerId: BodyId })
