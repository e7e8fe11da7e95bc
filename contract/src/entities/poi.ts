import { z } from 'zod'
import { MediaReference } from './media-item.ts'

/** A point of interest ties a shape on a picture to what it opens. */
export const Poi = z
  .object({
    id: z.number(),
    poiTypeId: z.number(),
    projectId: z.number(),
    parentId: z.number().nullable(),
    title: z.string(),
    /** The lowest order among a thing's camera views is its default view. */
    order: z.number(),
    masterplanId: z.number().nullable(),
    buildingId: z.number().nullable(),
    apartmentId: z.number().nullable(),
    media: z.array(MediaReference),
  })
  .meta({ id: 'Poi' })

export const PoiType = z.object({ id: z.number(), name: z.string() }).meta({ id: 'PoiType' })

export type Poi = z.output<typeof Poi>
