import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
} from '@belvedere/domain/webhooks/event-kinds'
import { z } from 'zod'
import { line } from '../text.ts'

const ADDRESS_MAX = 1_000

const Kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length)

/** Where a project's events go. Its secret is shown once, when it is made. */
export const WebhookEndpoint = z
  .object({
    id: z.number(),
    address: z.string(),
    kinds: z.array(z.enum(WEBHOOK_KINDS)),
    /** Switched off it is told nothing; what waits for it waits on. */
    active: z.boolean(),
    madeAt: z.string(),
    /** How many deliveries were given up, and how many are on their way. */
    failed: z.number(),
    waiting: z.number(),
    revision: z.number(),
  })
  .meta({ id: 'WebhookEndpoint' })

export const NewWebhook = z.strictObject({
  address: line(ADDRESS_MAX).pipe(z.url({ protocol: /^https?$/ })),
  kinds: Kinds,
})

export const WebhookChange = z.strictObject({ kinds: Kinds.optional(), active: z.boolean().optional() })

/** One event on its way to one endpoint. */
export const WebhookDelivery = z
  .object({
    id: z.number(),
    webhookId: z.number(),
    address: z.string(),
    /** `webhook-id`, the same at every try. */
    messageId: z.string(),
    kind: z.enum(WEBHOOK_EVENTS),
    apartmentName: z.string().nullable(),
    at: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.number(),
    /** The status of the last answer; where there was none, why. */
    answer: z.number().nullable(),
    problem: z.enum(DELIVERY_PROBLEMS).nullable(),
    changedAt: z.string(),
    nextTryAt: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
