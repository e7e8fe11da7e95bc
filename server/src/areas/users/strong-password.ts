import { PASSWORD_DEMANDED } from '@belvedere/domain/accounts/account-rules'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refused } from '../../platform/http/refused.ts'

/** Some 49,000, in lower case; the 10,000 commonest are among them. */
const COMMON = new Set(dictionary.passwords)

/** What somebody who guesses at this product's accounts thinks of; in a password these do not count. */
const OUR_WORDS = /belvedere|apartment|apartman/g

/** What the form's first answer lets through, and whoever guesses would try first (SEC-03). */
export function demandStrongPassword(password: string): void {
  const lower = password.toLowerCase()
  if (lower.replaceAll(OUR_WORDS, '').length < PASSWORD_DEMANDED || COMMON.has(lower))
    throw new Refused('weak-password')
}
