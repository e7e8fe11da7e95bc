import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

it.each(['381641234567', '+381641234567', '+381 64 123 4567', ' + 381 64', ' 064 123 ', '0'])(
  'takes %j for a phone number: digits, spaces and one leading + [ASK-01]',
  (value) => expect(isPhoneNumber(value)).toBe(true),
)

it.each(['+381 64 555-123', '064/555-123', '(064) 555 123', '(+381) 64.555.123', '+381 (0)64/555-12-34'])(
  'takes %j for a phone number, with the usual separators [ASK-01, BUY-01]',
  (value) => expect(isPhoneNumber(value)).toBe(true),
)

it.each(['', ' ', '+', '++381', '381+', '- / ( ) .', '064+123', '064_123', '064,123', '12a', '١٢٣', '12\t3'])(
  'does not take %j for a phone number [ASK-01]',
  (value) => expect(isPhoneNumber(value)).toBe(false),
)

it.each([
  ['separators and digits', `${'-/(). '.repeat(5_000)}${'1-'.repeat(15_000)}x`],
  ['spaces and digits', `${' '.repeat(30_000)}${'1'.repeat(30_000)}x`],
  ['digits and spaces by turns', `${'1 '.repeat(30_000)}x`],
])('refuses a whole body of %s at once: the pattern runs before any limit of length', (_, text) => {
  const begun = Date.now()
  expect(isPhoneNumber(text)).toBe(false)
  expect(Date.now() - begun).toBeLessThan(200)
})
