import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'

/** How many apartments stand in each status. */
export const StatusCounts = z.record(z.enum(APARTMENT_STATUSES), z.number()).meta({ id: 'StatusCounts' })
