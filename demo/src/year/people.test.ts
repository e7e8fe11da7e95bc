import { expect, it } from 'vitest'
import { personOf } from './people.ts'

it('invents persons whom no mail and no call can reach, none of them twice [BUY-03]', () => {
  const persons = Array.from({ length: 2_800 }, (_, number) => personOf(number + 1))
  for (const key of ['emailAddress', 'phoneNumber'] as const)
    expect(new Set(persons.map((one) => one[key])).size).toBe(persons.length)
  for (const { emailAddress, phoneNumber, firstName, lastName } of persons) {
    // `example` is a top level domain that nobody can have (RFC 2606).
    expect(emailAddress).toMatch(/^[a-z]+\.[a-z]+\d*@[a-z]+\.example$/)
    // No subscriber's number begins with a zero.
    expect(phoneNumber).toMatch(/^\+381 60 0\d{2} \d{4}$/)
    expect(`${firstName} ${lastName}`).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u)
  }
})
