import { z } from 'zod'
import { defineCall } from '../call.ts'
import { SecurityEvent } from '../entities/security-event.ts'
import { page } from '../envelope.ts'
import { Id, NoParams, PageQuery } from '../inputs.ts'

export const listOwnSecurityEvents = defineCall({
  id: 'SEC-05',
  name: 'listOwnSecurityEvents',
  method: 'GET',
  base: '/api/v1',
  path: '/users/security-events',
  access: 'self',
  summary: 'What happened to the account of the user who asks, the latest first.',
  params: NoParams,
  query: PageQuery,
  reply: page('security-event', SecurityEvent),
})

export const listSecurityEvents = defineCall({
  id: 'SEC-05',
  name: 'listSecurityEvents',
  method: 'GET',
  base: '/api/v1',
  path: '/security-events',
  access: { resource: 'security', permission: 'read' },
  summary: 'What happened to accounts, to all of them or to one, the latest first.',
  params: NoParams,
  query: z.object({ ...PageQuery.shape, 'filter[userId]': Id.optional() }),
  reply: page('security-event', SecurityEvent),
})
