import { z } from 'zod'
import { ProjectPoint } from './project.ts'

/** A project as a GeoJSON feature. */
export const ProjectFeature = z
  .object({
    id: z.number(),
    type: z.literal('Feature'),
    geometry: z.object({
      type: z.literal('Point'),
      /** Longitude first, as in GeoJSON. */
      coordinates: z.array(z.number()).length(2),
    }),
    properties: ProjectPoint,
  })
  .meta({ id: 'ProjectFeature' })
