import { z } from 'zod'
import { Building } from './building.ts'
import { MediaReference } from './media-item.ts'
import { StaffProject } from './staff-project.ts'

/** A masterplan with all that is in it, to the last apartment. */
const StructureMasterplan = z
  .object({
    id: z.number(),
    parentId: z.number(),
    name: z.string(),
    publish: z.boolean(),
    community: z.boolean(),
    projectId: z.number(),
    poiId: z.number().nullable(),
    media: z.array(MediaReference),
    buildings: z.array(Building),
    get masterplans() {
      return z.array(StructureMasterplan)
    },
  })
  .meta({ id: 'StructureMasterplan' })

/** The whole tree of a project in one answer. */
export const ProjectStructure = StaffProject.extend({ masterplans: z.array(StructureMasterplan) }).meta({
  id: 'ProjectStructure',
})
