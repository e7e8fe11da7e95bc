import { DELIVERY_STATES } from '@belvedere/domain/webhooks/event-kinds'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import { NewWebhook, WebhookChange, WebhookDelivery, WebhookEndpoint } from '../entities/webhook.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'

const webhooks = {
  id: 'INB-04',
  base: '/api/v1',
  access: { resource: 'settings', permission: 'write' },
} as const

const InProject = z.object({ projectId: Id })
const OneOfProject = z.object({ projectId: Id, id: Id })

export const listWebhooks = defineCall({
  ...webhooks,
  name: 'listWebhooks',
  method: 'GET',
  path: '/studio/projects/{projectId}/webhooks',
  summary: 'Where the events of a project go.',
  params: InProject,
  query: PageQuery,
  reply: page('webhook', WebhookEndpoint),
})

export const addWebhook = defineCall({
  ...webhooks,
  name: 'addWebhook',
  method: 'POST',
  creates: true,
  path: '/studio/projects/{projectId}/webhooks',
  summary: 'Has events sent to an address from now on. This answer is the only one that shows the secret.',
  params: InProject,
  query: NoQuery,
  body: NewWebhook,
  reply: one('webhook', WebhookEndpoint.extend({ secret: z.string() }).meta({ id: 'NewWebhookEndpoint' })),
})

export const changeWebhook = defineCall({
  ...webhooks,
  name: 'changeWebhook',
  method: 'PATCH',
  ifMatch: true,
  path: '/studio/projects/{projectId}/webhooks/{id}',
  summary: 'Other events for an address, or none for a while.',
  params: OneOfProject,
  query: NoQuery,
  body: WebhookChange,
  reply: one('webhook', WebhookEndpoint),
})

export const removeWebhook = defineCall({
  ...webhooks,
  name: 'removeWebhook',
  method: 'DELETE',
  ifMatch: true,
  path: '/studio/projects/{projectId}/webhooks/{id}',
  summary: 'Sends nothing there any more; what waited for it is forgotten.',
  params: OneOfProject,
  query: NoQuery,
  reply: one('webhook', Removed),
})

export const testWebhook = defineCall({
  ...webhooks,
  name: 'testWebhook',
  method: 'POST',
  creates: true,
  path: '/studio/projects/{projectId}/webhooks/{id}/test',
  summary: 'Sends an event that tells nothing, to see whether it arrives.',
  params: OneOfProject,
  query: NoQuery,
  reply: one('webhook-delivery', WebhookDelivery),
})

export const listWebhookDeliveries = defineCall({
  ...webhooks,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/studio/projects/{projectId}/webhook-deliveries',
  summary: 'What was sent, waits or was given up, the latest first; for a month.',
  params: InProject,
  query: PageQuery.extend({ webhookId: Id.optional(), state: z.enum(DELIVERY_STATES).optional() }),
  reply: page('webhook-delivery', WebhookDelivery),
})

export const sendWebhookAgain = defineCall({
  ...webhooks,
  name: 'sendWebhookAgain',
  method: 'POST',
  path: '/studio/projects/{projectId}/webhook-deliveries/{id}/send-again',
  summary: 'Tries a delivery again, at once and then for three days more.',
  params: OneOfProject,
  query: NoQuery,
  reply: one('webhook-delivery', WebhookDelivery),
})
