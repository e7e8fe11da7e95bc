import { z } from 'zod'
import { BuildingSummary } from './building.ts'
import { MediaReference } from './media-item.ts'

/** A masterplan nested in another, with the buildings that stand in it. */
const NestedMasterplan = z
  .object({
    id: z.number(),
    /** 0 means root. */
    parentId: z.number(),
    name: z.string(),
    publish: z.boolean(),
    community: z.boolean(),
    projectId: z.number(),
    /** Its own POI, which polygons point at. */
    poiId: z.number().nullable(),
    media: z.array(MediaReference),
    buildings: z.array(BuildingSummary),
  })
  .meta({ id: 'NestedMasterplan' })

export const Masterplan = NestedMasterplan.extend({ masterplans: z.array(NestedMasterplan) }).meta({
  id: 'Masterplan',
})

export type Masterplan = z.output<typeof Masterplan>
