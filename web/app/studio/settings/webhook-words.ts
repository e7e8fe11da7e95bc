import type { DeliveryProblem, DeliveryState, WebhookKind } from '@belvedere/domain/webhooks/event-kinds'
import { m } from '../../paraglide/messages.js'

const KINDS: Readonly<Record<WebhookKind, () => string>> = {
  'enquiry.created': m.studio_hooks_enquiries,
  'apartment.status-changed': m.studio_hooks_statuses,
  'reservation.*': m.studio_hooks_reservations,
}

export const kindWord = (kind: WebhookKind): string => KINDS[kind]()

const STATES: Readonly<Record<DeliveryState, () => string>> = {
  waiting: m.studio_hooks_waiting,
  delivered: m.studio_hooks_delivered,
  failed: m.studio_hooks_failed,
  erased: m.studio_hooks_erased,
}

export const stateWord = (state: DeliveryState): string => STATES[state]()

const PROBLEMS: Readonly<Record<DeliveryProblem, () => string>> = {
  'address-refused': m.studio_hooks_address_refused,
  'no-answer': m.studio_hooks_no_answer,
  'too-slow': m.studio_hooks_too_slow,
  'no-secret': m.studio_hooks_no_secret,
}

export const problemWord = (problem: DeliveryProblem): string => PROBLEMS[problem]()

/** Whom an address is of, without what may be a secret in it. */
export const hostOf = (address: string): string => URL.parse(address)?.host ?? address
