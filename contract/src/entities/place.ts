import { PLACE_DESCRIPTION_MAX, PLACE_TYPES } from '@belvedere/domain/map/place-search'
import { z } from 'zod'

export const Place = z
  .object({
    id: z.string(),
    type: z.enum(PLACE_TYPES),
    name: z.string(),
    /** Its name with what it lies in. A letter may be two code units long. */
    description: z.string().max(2 * PLACE_DESCRIPTION_MAX),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Place' })

export type Place = z.output<typeof Place>
