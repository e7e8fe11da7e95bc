import type { ApartmentStatus } from '../apartments/apartment-status.ts'

/** From the loosest to the firmest; on the board a card moves one column to the right, or out (RSV-01). */
export const CLAIM_KINDS = ['hold', 'reservation', 'contract', 'sold'] as const

export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** How a claim begins; the firmer ones come of these. */
export const FIRST_CLAIM_KINDS = ['hold', 'reservation'] as const satisfies readonly ClaimKind[]

/** "Its public status follows: pending-reservation, reserved, reserved, sold." */
const STATUSES = {
  hold: 'pending-reservation',
  reservation: 'reserved',
  contract: 'reserved',
  sold: 'sold',
} as const satisfies Record<ClaimKind, ApartmentStatus>

export const statusOfClaim = (kind: ClaimKind): ApartmentStatus => STATUSES[kind]

/** A claim that somebody set by the status alone, which says no more. */
export function claimOfStatus(status: ApartmentStatus): Exclude<ClaimKind, 'contract'> | 'none' {
  if (status === 'pending-reservation') return 'hold'
  if (status === 'reserved') return 'reservation'
  return status === 'sold' ? 'sold' : 'none'
}

export const mayConvert = (from: ClaimKind, to: ClaimKind): boolean =>
  CLAIM_KINDS.indexOf(to) === CLAIM_KINDS.indexOf(from) + 1

/** A sale is not let go of: it is corrected, by the head of sales. */
export const mayRelease = (kind: ClaimKind): boolean => kind !== 'sold'

/** Nobody claims what is not for sale. */
export const mayClaim = (status: ApartmentStatus): boolean => status === 'available'

/** Why a claim has ended. */
export const END_REASONS = ['released', 'expired', 'corrected', 'undone'] as const
