import { z } from 'zod'
import { Apartment } from './apartment.ts'
import { ApartmentType } from './apartment-type.ts'
import { MediaReference } from './media-item.ts'
import { StatusCounts } from './status-counts.ts'

/** A building in a list: all but its apartments. */
export const BuildingSummary = z
  .object({
    id: z.number(),
    name: z.string(),
    publish: z.boolean(),
    masterplanId: z.number(),
    projectId: z.number(),
    /** Its own POI, which polygons point at. */
    poiId: z.number().nullable(),
    /** Residential floors. */
    floors: z.number(),
    media: z.array(MediaReference),
    statusCounts: StatusCounts,
    apartmentTypes: z.array(ApartmentType),
  })
  .meta({ id: 'BuildingSummary' })

export const Building = BuildingSummary.extend({ apartments: z.array(Apartment) }).meta({ id: 'Building' })

export type BuildingSummary = z.output<typeof BuildingSummary>
export type Building = z.output<typeof Building>
