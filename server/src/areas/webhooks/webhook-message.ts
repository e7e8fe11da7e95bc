import { Webhook } from 'standardwebhooks'
import type { DueDelivery } from './delivery-queries.ts'

/**
 * What a receiver reads, as Standard Webhooks has it. `sequence` rises with every event: of two about one apartment the
 * greater is the later, in whichever order they come. Undefined when what it was to tell has been erased.
 */
export function messageOf({ kind, at, projectId, sequence, told, enquiry }: DueDelivery): string | undefined {
  if (kind === 'enquiry.created' && !enquiry) return undefined
  const data = { projectId, ...told, ...enquiry }
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), sequence, data })
}

/** The signature is over id, time and body: a receiver knows that it is ours, whole, and of now. */
export function signedHeaders(messageId: string, body: string, secret: string): Record<string, string> {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'user-agent': 'Belvedere',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  }
}
