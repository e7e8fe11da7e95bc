import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import type { CellChange } from './apartment.ts'

/**
 * Whether a change can be made without asking anything. Of statuses only the allowed ones: a sold one stays sold, and a
 * hold that has ended does not come back by itself.
 */
export const mayBecome = ({ field, before, after }: CellChange): boolean =>
  field !== 'status' ||
  (after !== 'pending-reservation' && mayChangeStatus(before as ApartmentStatus, after as ApartmentStatus))
