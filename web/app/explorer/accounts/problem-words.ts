import {
  ACCOUNT_NAME_MAX,
  type AccountProblem,
  PASSWORD_DEMANDED,
  PASSWORD_MIN,
} from '@belvedere/domain/accounts/account-rules'
import { m } from '../../paraglide/messages.js'

const WORDS: Readonly<Record<AccountProblem, () => string>> = {
  'email-required': m.email_required,
  'email-invalid': m.email_must_be_valid,
  'password-required': m.password_required,
  'password-too-short': () => m.password_too_short({ count: PASSWORD_MIN }),
  'passwords-differ': m.passwords_must_match,
  'name-required': m.required,
  'name-too-long': () => m.name_too_long({ count: ACCOUNT_NAME_MAX }),
}

export function problemWords(problem: AccountProblem | undefined): string | undefined {
  return problem && WORDS[problem]()
}

export const passwordHint = () => m.password_hint({ count: PASSWORD_DEMANDED })
