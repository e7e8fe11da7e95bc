/** "Sign-up: start, in-progress, sending-email, complete, or error" (ACC-01). */
export type SignUpStatus = 'start' | 'in-progress' | 'sending-email' | 'complete' | 'error'

export type SignUpEvent = 'submitted' | 'registered' | 'email-sent' | 'failed' | 'reset'

const NEXT: Readonly<Record<SignUpStatus, Partial<Record<SignUpEvent, SignUpStatus>>>> = {
  start: { submitted: 'in-progress' },
  'in-progress': { registered: 'sending-email', failed: 'error' },
  'sending-email': { 'email-sent': 'complete', failed: 'error' },
  // "Completing resets".
  complete: { reset: 'start' },
  error: { submitted: 'in-progress', reset: 'start' },
}

/** An event that does not belong to the status changes nothing: a form sent twice signs up once. */
export function signUpStatusAfter(status: SignUpStatus, event: SignUpEvent): SignUpStatus {
  return NEXT[status][event] ?? status
}

export function isSigningUp(status: SignUpStatus): boolean {
  return status === 'in-progress' || status === 'sending-email'
}
