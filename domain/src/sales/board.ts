import { CLAIM_KINDS, type ClaimKind } from './claims.ts'
import { momentOfWall, zonedDay } from './zoned-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** "Under 30 min: edge and words in `--error`; the agent gets one notice and one mail." */
export const TOLD_MINUTES_BEFORE = 30
const URGENT_MS = TOLD_MINUTES_BEFORE * MINUTE_MS
/** What the button of a card adds. */
export const EXTEND_HOURS = 24

/** What the board knows of a claim. */
interface Carded {
  readonly kind: ClaimKind
  readonly since: string
  readonly kindSince: string
  readonly until: string | null
  readonly contractOn: string | null
}

/** When a card's time is up: of a hold to the minute, of a reservation at the end of the day. */
export function dueAt({ kind, until, contractOn }: Carded, timeZone: string): number | undefined {
  if (kind === 'hold' && until) return Date.parse(until)
  if ((kind === 'reservation' || kind === 'contract') && contractOn)
    return momentOfWall(`${contractOn}T23:59:59`, timeZone)
  return undefined
}

/** The cards of each column: what is due first on top, of sales the latest. */
export function boardColumns<Claim extends Carded>(
  claims: readonly Claim[],
  timeZone: string,
): Readonly<Record<ClaimKind, Claim[]>> {
  const of = (kind: ClaimKind) => claims.filter((claim) => claim.kind === kind)
  const due = (claim: Claim) => dueAt(claim, timeZone) ?? Number.POSITIVE_INFINITY
  const soonest = (one: Claim, other: Claim) =>
    due(one) === due(other) ? one.since.localeCompare(other.since) : due(one) - due(other)
  return {
    hold: of('hold').toSorted(soonest),
    reservation: of('reservation').toSorted(soonest),
    contract: of('contract').toSorted(soonest),
    sold: of('sold').toSorted((one, other) => other.kindSince.localeCompare(one.kindSince)),
  }
}

/** The column to the right of a card; a sale has none. */
export const nextKind = (kind: ClaimKind): ClaimKind | undefined => CLAIM_KINDS[CLAIM_KINDS.indexOf(kind) + 1]

/** How much of its time a claim has left, from 1 to 0; undefined where it has no end. */
export function shareLeft(claim: Carded, now: number, timeZone: string): number | undefined {
  const due = dueAt(claim, timeZone)
  if (due === undefined) return undefined
  const from = Date.parse(claim.kind === 'hold' ? claim.since : claim.kindSince)
  return due <= from ? 0 : Math.min(1, Math.max(0, (due - now) / (due - from)))
}

export const isUrgent = (claim: Carded, now: number): boolean =>
  claim.kind === 'hold' && claim.until !== null && Date.parse(claim.until) - now < URGENT_MS

/** Whoever has just made a hold that short need not be told that it ends. */
export const wasLongEnough = ({ since, until }: Carded): boolean =>
  until !== null && Date.parse(until) - Date.parse(since) > URGENT_MS

/** Time left as it is said: whole minutes under an hour, hours and minutes from then on. */
export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
}

export function timeLeft(until: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((until - now) / MINUTE_MS))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** "Days, hours under 48 h, minutes under 2 h." */
export function largestUnit(
  until: number,
  now: number,
): { readonly unit: 'days' | 'hours' | 'minutes'; count: number } {
  const left = Math.max(0, until - now)
  if (left >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) }
  if (left >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) }
  return { unit: 'minutes', count: Math.ceil(left / MINUTE_MS) }
}

/** The hours that a hold is offered for: those of the project, a day, two and three, as far as one may go. */
export function holdChoices({ usual, most }: { readonly usual: number; readonly most: number }): number[] {
  return [...new Set([24, 48, 72, usual])].filter((hours) => hours <= most).toSorted((a, b) => a - b)
}

/** Midnight at the beginning of the project's month, which "sold this month" counts from. */
export const monthStart = (now: Date, timeZone: string): Date =>
  new Date(momentOfWall(`${zonedDay(now, timeZone).slice(0, 7)}-01T00:00:00`, timeZone))
