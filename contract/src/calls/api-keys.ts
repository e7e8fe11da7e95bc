import { API_SCOPES } from '@belvedere/domain/accounts/api-scopes'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'
import { line } from '../text.ts'

const ADMINS = { resource: 'settings', permission: 'write' } as const

const NAME_MAX = 60

const InProject = z.object({ projectId: Id })

/** A key by what people tell it by; itself it is shown once, when it is made. */
const ApiKey = z
  .object({
    id: z.number(),
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    /** Its last letters. */
    ending: z.string(),
    madeBy: z.number(),
    madeAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })

export const listApiKeys = defineCall({
  id: 'SET-01',
  name: 'listApiKeys',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/api-keys',
  access: ADMINS,
  summary: 'The keys that programs ask with, without those that were withdrawn.',
  params: InProject,
  query: PageQuery,
  reply: page('api-key', ApiKey),
})

export const addApiKey = defineCall({
  id: 'SET-01',
  name: 'addApiKey',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/studio/projects/{projectId}/api-keys',
  access: ADMINS,
  summary: 'Makes a key. This answer is the only one that shows it.',
  params: InProject,
  query: NoQuery,
  body: z.strictObject({
    name: line(NAME_MAX).min(1),
    scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
  }),
  reply: one('api-key', ApiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' })),
})

export const withdrawApiKey = defineCall({
  id: 'SET-01',
  name: 'withdrawApiKey',
  method: 'DELETE',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/api-keys/{id}',
  access: ADMINS,
  summary: 'Withdraws a key: from now on it opens nothing.',
  params: z.object({ projectId: Id, id: Id }),
  query: NoQuery,
  reply: one('api-key', Removed),
})
