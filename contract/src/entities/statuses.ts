import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'

/** Apartments by the status they stand in. */
export const ByStatus = z
  .partialRecord(z.enum(APARTMENT_STATUSES), z.array(z.number()))
  .meta({ id: 'ByStatus' })

export type ByStatus = z.infer<typeof ByStatus>

/** The statuses of a project's apartments, and which change of the project was the last that is in them. */
export const Statuses = z
  .object({
    /** The project's. */
    id: z.number(),
    mark: z.number(),
    apartments: ByStatus,
  })
  .meta({ id: 'Statuses' })

export type Statuses = z.infer<typeof Statuses>
