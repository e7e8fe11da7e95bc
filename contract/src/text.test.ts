import { expect, it } from 'vitest'
import { EmailAddress } from './text.ts'

it('takes an address that is written with combining marks as the same address [PRV-03]', () => {
  expect(EmailAddress.parse(' ren\u0065\u0301@primer.example ')).toBe('ren\u00e9@primer.example')
})
