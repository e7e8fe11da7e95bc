import { describe, expect, it } from 'vitest'
import { isSigningUp, type SignUpEvent, type SignUpStatus, signUpStatusAfter } from './sign-up-status.ts'

/** Every status on the way. */
function after(...events: SignUpEvent[]): SignUpStatus[] {
  let status: SignUpStatus = 'start'
  const later = events.map((event) => {
    status = signUpStatusAfter(status, event)
    return status
  })
  return ['start', ...later]
}

describe('sign-up', () => {
  it('goes from start over in-progress and sending-email to complete, which resets [ACC-01]', () => {
    expect(after('submitted', 'registered', 'email-sent', 'reset')).toEqual([
      'start',
      'in-progress',
      'sending-email',
      'complete',
      'start',
    ])
  })

  it('failure sets error, from where it can be tried again [ACC-01]', () => {
    expect(after('submitted', 'failed', 'submitted')).toEqual([
      'start',
      'in-progress',
      'error',
      'in-progress',
    ])
    expect(after('submitted', 'registered', 'failed').at(-1)).toBe('error')
    expect(after('submitted', 'failed', 'reset').at(-1)).toBe('start')
  })

  it('what does not belong to a status changes nothing', () => {
    expect(signUpStatusAfter('in-progress', 'submitted')).toBe('in-progress')
    expect(signUpStatusAfter('complete', 'failed')).toBe('complete')
    expect(signUpStatusAfter('start', 'email-sent')).toBe('start')
  })

  it('is under way while it is in progress or sends the e-mail', () => {
    const statuses: SignUpStatus[] = ['start', 'in-progress', 'sending-email', 'complete', 'error']
    expect(statuses.filter(isSigningUp)).toEqual(['in-progress', 'sending-email'])
  })
})
