import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import { mayChangeStatus } from '../sales/status-change.ts'

/** What stands between an apartment and the status that a list gives it. */
export type StatusHindrance =
  /** Confirmed by a person these go through. */
  | 'status-back'
  | 'back-on-market'
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
  // An old list is full of apartments that were free then (IMP-07).
  if (from === 'unavailable') return 'back-on-market'
  return FORWARD[to] < FORWARD[from] ? 'status-back' : undefined
}

const CONFIRMED: readonly (StatusHindrance | undefined)[] = ['status-back', 'back-on-market']

/** Whether somebody's word is enough to let it through. */
export const canBeConfirmed = (
  hindrance: StatusHindrance | undefined,
): hindrance is 'status-back' | 'back-on-market' => CONFIRMED.includes(hindrance)
