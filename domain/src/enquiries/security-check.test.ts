import { expect, it } from 'vitest'
import { emailStatus, nextSecurityCheck, type SecurityCheckEvent } from './security-check.ts'

const after = (...events: SecurityCheckEvent[]) => events.reduce(nextSecurityCheck, 'idle' as const)

it('goes from idle over in-progress to sending, and is idle again when the answer is there [ASK-03]', () => {
  expect(after()).toBe('idle')
  expect(after('submitted')).toBe('in-progress')
  expect(after('submitted', 'solved')).toBe('sending')
  expect(after('submitted', 'solved', 'answered')).toBe('idle')
})

it.each(['expired', 'failed'] as const)('is back to idle when it has %s, at every step [ASK-03]', (event) => {
  expect(after(event)).toBe('idle')
  expect(after('submitted', event)).toBe('idle')
  expect(after('submitted', 'solved', event)).toBe('idle')
})

it('can be submitted anew after an expiry or an error, not while it is under way [ASK-03]', () => {
  expect(after('submitted', 'expired', 'submitted')).toBe('in-progress')
  expect(after('submitted', 'solved', 'failed', 'submitted')).toBe('in-progress')
  expect(after('submitted', 'solved', 'submitted')).toBe('sending')
})

it('nothing is sent before the riddle is solved [ASK-03]', () => {
  expect(after('solved')).toBe('idle')
  expect(after('submitted', 'answered')).toBe('in-progress')
})

it('the e-mail status is sending while a submit is pending, then idle [ASK-03]', () => {
  expect(emailStatus(after())).toBe('idle')
  expect(emailStatus(after('submitted'))).toBe('sending')
  expect(emailStatus(after('submitted', 'solved'))).toBe('sending')
  expect(emailStatus(after('submitted', 'solved', 'answered'))).toBe('idle')
})
