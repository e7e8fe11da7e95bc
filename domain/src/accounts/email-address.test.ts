import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

it.each(['ana@riva.example', 'a.b+c@mail.riva.example', "o'neil@riva.co", 'žana@riva.example'])(
  'takes %s for an e-mail address [ASK-01]',
  (address) => expect(isEmailAddress(address)).toBe(true),
)

it.each([
  '',
  'ana',
  'ana@riva',
  '@riva.example',
  'ana@.example',
  'ana@riva.',
  'ana@riva..example',
  'ana ana@riva.example',
  'ana@riva.example, eve@riva.example',
  'Ana <ana@riva.example>',
  'ana@riva.example\nBcc: eve@riva.example',
  'ana\u0000@riva.example',
  `${'a'.repeat(250)}@riva.example`,
])('does not take %j for an e-mail address [ASK-01]', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
