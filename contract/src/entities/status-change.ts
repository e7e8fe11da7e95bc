import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'
import { line } from '../text.ts'

const HOLDER_MAX = 120

/** Who holds an apartment. */
export const HeldBy = line(HOLDER_MAX).min(1)

/** A change of an apartment's status; a reservation says for whom. */
export const StatusChange = z
  .strictObject({
    status: z.enum(APARTMENT_STATUSES),
    /** Who holds the apartment from now on; for `pending-reservation`, and only for that. */
    heldBy: HeldBy.optional(),
  })
  .refine(({ status, heldBy }) => (status === 'pending-reservation') === (heldBy !== undefined), {
    path: ['heldBy'],
    error: 'belongs to pending-reservation',
  })
  .meta({ id: 'StatusChange' })
