import { PASSWORD_DEMANDED } from '@belvedere/domain/accounts/account-rules'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refused } from '../../platform/http/refused.ts'

/** Some 49,000, in lower case; the 10,000 commonest are among them. */
const COMMON = new Set(dictionary.passwords)

/** What the form's first answer lets through, and whoever guesses would try first (SEC-03). */
export function demandStrongPassword(password: string): void {
  if (password.length < PASSWORD_DEMANDED || COMMON.has(password.toLowerCase()))
    throw new Refused('weak-password')
}
