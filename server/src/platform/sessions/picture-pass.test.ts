import { expect, it } from 'vitest'
import { makePass, readPass } from './picture-pass.ts'

const SESSION = { userId: 7, sessionId: '0d0f6a3e-3d61-4c0a-9d5a-1f6f4c1f8a11' }
const pass = makePass(SESSION, 'a1b2', 'secret')

it('tells whose it is, for its own picture [OUT-07]', () => {
  expect(readPass(pass, 'a1b2', 'secret')).toEqual(SESSION)
})

it.each([
  ['of another picture', pass, 'c3d4', 'secret'],
  ['by another secret', pass, 'a1b2', 'other'],
  ['of another user', pass.replace('7', '8'), 'a1b2', 'secret'],
  ['cut off', pass.slice(0, -1), 'a1b2', 'secret'],
  ['empty', '', 'a1b2', 'secret'],
])('opens nothing: one %s [OUT-07]', (_, given, fingerprint, secret) => {
  expect(readPass(given, fingerprint, secret)).toBeUndefined()
})
