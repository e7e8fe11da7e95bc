import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../envelope.ts'
import { Id, NoQuery } from '../inputs.ts'

/** What a project is built of: each has a point of interest of its own, which its media hang on. */
const PlaceContents = z.object({
  kind: z.enum(['masterplans', 'buildings', 'apartments']),
  id: z.number(),
  poiId: z.number(),
  /** On so many pictures it has an outline. */
  outlines: z.number(),
  /** So many camera views show it. */
  views: z.number(),
  plans: z.number(),
})

export const getPlaces = defineCall({
  id: 'PLC-01',
  name: 'getPlaces',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/places',
  access: { resource: 'content', permission: 'read' },
  summary: 'How much there is of every masterplan, building and apartment: outlines, camera views, plans.',
  params: z.object({ projectId: Id }),
  query: NoQuery,
  reply: one('places', z.object({ id: z.number(), places: z.array(PlaceContents) })),
})
