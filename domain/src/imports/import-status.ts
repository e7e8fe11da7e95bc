import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import { mayChangeStatus } from '../sales/status-change.ts'

/** What stands between an apartment and the status that a list gives it. */
export type StatusHindrance =
  /** Confirmed by a person it goes through. */
  | 'status-back'
  /** Nobody can confirm these. */
  | 'sold-stays'
  | 'claimed'
  | 'needs-buyer'
  | 'status-skips'

const FORWARD: Readonly<Record<ApartmentStatus, number>> = {
  unavailable: 0,
  available: 0,
  'pending-reservation': 1,
  reserved: 2,
  sold: 3,
}

/**
 * Whether a list may change a status: by the allowed changes of ENT-03 alone, and never against somebody's claim. To hold
 * an apartment takes the buyer's name, which a list does not have.
 */
export function hindranceOf(
  from: ApartmentStatus,
  to: ApartmentStatus,
  claimed: boolean,
): StatusHindrance | undefined {
  if (from === 'sold') return 'sold-stays'
  if (claimed) return 'claimed'
  if (to === 'pending-reservation') return 'needs-buyer'
  if (!mayChangeStatus(from, to)) return 'status-skips'
  return FORWARD[to] < FORWARD[from] ? 'status-back' : undefined
}
