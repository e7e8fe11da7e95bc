import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one, page } from '../envelope.ts'
import { IdParams, NoParams, NoQuery, StaffListQuery } from '../inputs.ts'

const ACCESS = { resource: 'projects', permission: 'write' } as const

const RemovedProject = z
  .object({
    id: z.number(),
    name: z.string(),
    removedAt: z.string(),
    /** Until then it can be brought back. */
    until: z.string(),
  })
  .meta({ id: 'RemovedProject' })

export const listRemovedProjects = defineCall({
  id: 'AUT-09',
  name: 'listRemovedProjects',
  method: 'GET',
  base: '/api/v1',
  path: '/removed-projects',
  access: ACCESS,
  summary: 'Projects that were removed in the last 30 days, the latest first.',
  params: NoParams,
  query: StaffListQuery,
  reply: page('removed-project', RemovedProject),
})

export const bringBackProject = defineCall({
  id: 'AUT-09',
  name: 'bringBackProject',
  method: 'POST',
  base: '/api/v1',
  path: '/removed-projects/{id}/bring-back',
  access: ACCESS,
  summary: 'Brings a removed project back, unpublished, with all that went with it.',
  params: IdParams,
  query: NoQuery,
  reply: one(
    'project',
    z.object({
      id: z.number(),
      /** Hosts that another project carries meanwhile: they stay there. */
      hostsTaken: z.array(z.string()),
    }),
  ),
})
