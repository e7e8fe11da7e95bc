import { m } from '../../../paraglide/messages.js'
import type { Event } from './event.ts'

const WORDS: Readonly<Record<Event['kind'], () => string>> = {
  login: m.event_login,
  'login-failed': m.event_login_failed,
  'session-stolen': m.event_session_stolen,
  'password-set': m.event_password_set,
  'password-changed': m.event_password_changed,
  'password-reset': m.event_password_changed,
  'passkey-added': m.event_passkey_added,
  'passkey-removed': m.event_passkey_removed,
  'codes-on': m.event_codes_on,
  'codes-off': m.event_codes_off,
  'recovery-codes-renewed': m.event_codes_renewed,
  'recovery-code-used': m.event_recovery_used,
  'factors-removed': m.event_factors_removed,
  'session-ended': m.event_session_ended,
  'role-given': m.event_role_given,
  'role-taken': m.event_role_taken,
  blocked: m.event_blocked,
  unblocked: m.event_unblocked,
  export: m.event_export,
  'api-key-made': m.event_key_made,
  'api-key-withdrawn': m.event_key_withdrawn,
  'webhook-made': m.event_webhook_made,
  'webhook-removed': m.event_webhook_removed,
  'preview-link-made': m.event_preview_made,
  'preview-link-withdrawn': m.event_preview_withdrawn,
  'queue-tried-again': m.event_queue_tried,
}

const LOGINS: Readonly<Record<NonNullable<Event['details']['by']>, () => string>> = {
  password: m.event_login_password,
  code: m.event_login_code,
  'recovery-code': m.event_login_recovery,
  passkey: m.event_login_passkey,
}

export function eventWords({ kind, details }: Event, times: number): string {
  if (kind === 'login' && details.by) return LOGINS[details.by]()
  const words = WORDS[kind]()
  return times > 1 ? m.event_times({ event: words, count: times }) : words
}
