import { holdUntil } from '@belvedere/domain/sales/hold-time'
import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import type { Times } from '../../staff/time/times-in.ts'
import type { Buyer } from '../buyers/buyer-record.ts'
import type { DeskSettings, HoldWish } from '../project/desk-project.ts'
import { type DepositText, depositOf, emptyDeposit } from '../steps/deposit-fields.tsx'
import { type BuyerContact, isContact } from './buyer-contact.tsx'
import type { ClaimBody } from './claim.ts'

const DAY_MS = 86_400_000

/** A hold as it is typed. */
export interface HoldDraft {
  readonly apartmentId: number | undefined
  /** By name, and by record where they have one: known here, or made with the hold. */
  readonly buyer: string
  readonly known: Buyer | undefined
  readonly contact: BuyerContact | undefined
  readonly waitingId: number | undefined
  readonly enquiryId: number | undefined
  readonly kind: 'hold' | 'reservation'
  /** Undefined: until a time of one's own. */
  readonly hours: number | undefined
  readonly until: string
  readonly deposit: DepositText
  readonly contractOn: string
  readonly note: string
}

export function newDraft(wish: HoldWish, settings: DeskSettings, times: Times): HoldDraft {
  const { holdHours, reservationDays } = settings
  return {
    apartmentId: wish.apartmentId,
    buyer: wish.buyer ?? '',
    known: undefined,
    contact: undefined,
    waitingId: wish.waitingId,
    enquiryId: wish.enquiryId,
    kind: 'hold',
    hours: holdHours,
    until: times.typed(holdUntil(new Date(), holdHours)),
    deposit: emptyDeposit(times.timeZone),
    contractOn: zonedDay(Date.now() + reservationDays * DAY_MS, times.timeZone),
    note: '',
  }
}

/** What was typed before, as it was kept; a new one where nothing was, or nothing that can be read. */
export function keptDraft(kept: string, fresh: HoldDraft): HoldDraft {
  if (kept === '') return fresh
  try {
    const typed = JSON.parse(kept) as HoldDraft
    // What was taken away is not in it: it does not come back from the new one.
    return { ...fresh, ...TAKEN_AWAY, ...typed, ...(typed.hours !== undefined && { until: fresh.until }) }
  } catch {
    return fresh
  }
}

const TAKEN_AWAY = {
  apartmentId: undefined,
  known: undefined,
  contact: undefined,
  waitingId: undefined,
  enquiryId: undefined,
  hours: undefined,
}

/** Until when it would be held; undefined while no time is typed. */
export const untilOf = ({ hours, until }: HoldDraft, times: Times): Date | undefined =>
  hours === undefined ? times.read(until) : holdUntil(new Date(), hours)

/** Whose it would be, where they are known: by themselves, or by what they wrote. */
export const recordOf = ({ known, enquiryId }: HoldDraft) => ({
  ...(known && { buyerId: known.id }),
  ...(enquiryId !== undefined && { enquiryId }),
})

/** As the server takes it; undefined while something is missing. */
export function bodyOf(draft: HoldDraft, times: Times, passOver?: number): ClaimBody | undefined {
  const { buyer, contact, waitingId, kind, hours, contractOn, note } = draft
  if (buyer.trim() === '' || (contact && !isContact(contact))) return undefined
  const common = {
    buyer: buyer.trim(),
    ...recordOf(draft),
    ...(waitingId !== undefined && { waitingId }),
    ...(passOver !== undefined && { passOver }),
    ...(note.trim() !== '' && { reason: note.trim() }),
  }
  if (kind === 'hold') {
    const until = untilOf(draft, times)
    if (!until) return undefined
    // To the minute, so that a retry says the same.
    if (hours !== undefined) until.setSeconds(0, 0)
    return { kind, ...common, until: until.toISOString() }
  }
  const deposit = depositOf(draft.deposit)
  if (!deposit || contractOn === '') return undefined
  return { kind, ...common, deposit, contractOn }
}
