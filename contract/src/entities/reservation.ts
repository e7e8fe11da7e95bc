import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'

/** Who holds which apartment since when. */
export const Reservation = z
  .object({
    id: z.number(),
    projectId: z.number(),
    apartmentId: z.number(),
    apartmentName: z.string(),
    status: z.enum(APARTMENT_STATUSES),
    heldBy: z.string(),
    since: z.string(),
  })
  .meta({ id: 'Reservation' })
