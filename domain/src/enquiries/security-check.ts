/** What the visitor sees of a send: nothing yet, the riddle being solved, the request on its way (ASK-03). */
export type SecurityCheckState = 'idle' | 'in-progress' | 'sending'

export type SecurityCheckEvent = 'submitted' | 'solved' | 'answered' | 'expired' | 'failed'

const STEPS: Record<SecurityCheckState, Partial<Record<SecurityCheckEvent, SecurityCheckState>>> = {
  idle: { submitted: 'in-progress' },
  'in-progress': { solved: 'sending', expired: 'idle', failed: 'idle' },
  sending: { answered: 'idle', expired: 'idle', failed: 'idle' },
}

/** What does not belong to a state leaves it as it is: a second press sends nothing twice. */
export function nextSecurityCheck(state: SecurityCheckState, event: SecurityCheckEvent): SecurityCheckState {
  return STEPS[state][event] ?? state
}

/** "E-mail status is sending while a submit is pending, then idle" (ASK-03). */
export function emailStatus(check: SecurityCheckState): 'sending' | 'idle' {
  return check === 'idle' ? 'idle' : 'sending'
}
