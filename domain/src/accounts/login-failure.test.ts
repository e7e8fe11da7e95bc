import { expect, it } from 'vitest'
import { loginFailure } from './login-failure.ts'

it.each([
  ['credentials-mismatch', 'mismatch'],
  ['unauthorized-account', 'unauthorized'],
  ['too-many-requests', 'failed'],
  ['internal-error', 'failed'],
  [undefined, 'failed'],
] as const)('a login that the server refuses as %s is said to be %s', (code, failure) => {
  expect(loginFailure(code)).toBe(failure)
})
