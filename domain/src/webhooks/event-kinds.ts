/** What a receiver can ask for (INB-04). */
export const WEBHOOK_KINDS = ['enquiry.created', 'apartment.status-changed', 'reservation.*'] as const

export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** What it is then told, by the names of the database's triggers; a test is sent when somebody asks for it. */
export const WEBHOOK_EVENTS = [
  'webhook.test',
  'enquiry.created',
  'apartment.status-changed',
  'reservation.held',
  'reservation.reserved',
  'reservation.contracted',
  'reservation.sold',
  'reservation.extended',
  'reservation.released',
  'reservation.expired',
  'reservation.corrected',
  'reservation.undone',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Erased: what it was to tell of is no longer kept. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'erased'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why there was no answer. */
export const DELIVERY_PROBLEMS = ['address-refused', 'no-answer', 'too-slow', 'no-secret'] as const

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]
