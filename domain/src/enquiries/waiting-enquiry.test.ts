import { expect, it } from 'vitest'
import { ENQUIRY_WAITS_DAYS, enquiryFate, mayWait, retryAfterMs } from './waiting-enquiry.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAYS = 24 * 60 * 60 * 1000

it('an enquiry waits for 7 days and not longer', () => {
  expect(ENQUIRY_WAITS_DAYS).toBe(7)
  expect(mayWait(NOW, NOW)).toBe(true)
  expect(mayWait(NOW - 7 * DAYS + 1, NOW)).toBe(true)
  expect(mayWait(NOW - 7 * DAYS, NOW)).toBe(false)
})

it('a clock that was set back neither deletes it at once nor keeps it for ever', () => {
  expect(mayWait(NOW + 60_000, NOW)).toBe(true)
  expect(mayWait(NOW + 7 * DAYS, NOW)).toBe(false)
})

it.each([
  [200, undefined, 'accepted'],
  [201, undefined, 'accepted'],
  [undefined, undefined, 'waits'],
  [500, 'internal', 'waits'],
  [503, undefined, 'waits'],
  [429, 'too-many-requests', 'waits'],
  [403, 'security-check-expired', 'waits'],
  [403, 'security-check-failed', 'waits'],
  [400, 'invalid', 'refused'],
  [404, 'not-found', 'refused'],
  [410, undefined, 'refused'],
  [422, 'key-reused', 'refused'],
] as const)('after %s %s it is %s', (status, code, fate) => {
  expect(enquiryFate({ status, code })).toBe(fate)
})

it('is tried again after 15 s, then in doubled steps of up to 10 minutes', () => {
  expect([0, 1, 2].map(retryAfterMs)).toEqual([15_000, 30_000, 60_000])
  expect(retryAfterMs(50)).toBe(600_000)
})
