import { expect, it } from 'vitest'
import { saidOfError } from './said-of-error.ts'

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  [
    'The mail server did not take a mail (EENVELOPE, 550)',
    'The mail server did not take a mail (EENVELOPE, 550)',
  ],
  ['550 <ana.savic@visitor.example>: no such user', '550 <…>: no such user'],
  ['no account for mailto:ana@visitor.example', 'no account for mailto:…'],
  ['invalid input "Ana Savić" for name', 'invalid input … for name'],
  ['Key (email, name)=(ana, Ana) is there', 'Key … is there'],
  ['cannot call +381 64 123 4567 now', 'cannot call … now'],
  ['first line\n    at secret (file.ts:1)', 'first line'],
])('says of %j no more than may be shown [OPS-01]', (message, said) => {
  expect(saidOfError(message)).toBe(said)
})

it('says the first words alone [OPS-01]', () => {
  expect(saidOfError('word '.repeat(100))).toHaveLength(120)
})
