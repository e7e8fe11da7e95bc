import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'

const EDITORS = { resource: 'content', permission: 'write' } as const
/** Who sees prices on the site is the admins' to say. */
const ADMINS = { resource: 'settings', permission: 'write' } as const

const DAYS_MAX = 90

const InProject = z.object({ projectId: Id })

/** A link by what people tell it by; its address is shown once, when it is made. */
const PreviewLink = z
  .object({
    id: z.number(),
    prices: z.boolean(),
    until: z.iso.datetime(),
    madeBy: z.number(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' })

export const listPreviewLinks = defineCall({
  id: 'PUB-01',
  name: 'listPreviewLinks',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/preview-links',
  access: EDITORS,
  summary: 'The links that show drafts now: neither ended nor withdrawn.',
  params: InProject,
  query: PageQuery,
  reply: page('preview-link', PreviewLink),
})

export const addPreviewLink = defineCall({
  id: 'PUB-01',
  name: 'addPreviewLink',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/studio/projects/{projectId}/preview-links',
  access: EDITORS,
  summary:
    'Makes a link that shows drafts to whoever has it. This answer is the only one that shows its token.',
  params: InProject,
  query: NoQuery,
  body: z.strictObject({
    days: z.number().int().min(1).max(DAYS_MAX),
    prices: z.literal(true).optional(),
  }),
  bodyRights: { prices: ADMINS },
  reply: one('preview-link', PreviewLink.extend({ token: z.string() }).meta({ id: 'NewPreviewLink' })),
})

export const withdrawPreviewLink = defineCall({
  id: 'PUB-01',
  name: 'withdrawPreviewLink',
  method: 'DELETE',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/preview-links/{id}',
  access: EDITORS,
  summary: 'Withdraws a link: from now on it shows nothing.',
  params: z.object({ projectId: Id, id: Id }),
  query: NoQuery,
  reply: one('preview-link', Removed),
})
