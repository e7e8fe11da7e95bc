import type { RefusalReason } from '@belvedere/contract/client-types'
import { PASSWORD_DEMANDED } from '@belvedere/domain/accounts/account-rules'
import { m } from '../../paraglide/messages.js'

/** What the calls about an account may be refused for, in the language on screen. */
const WORDS: { readonly [Code in RefusalReason['code']]?: () => string } = {
  unavailable: m.refusal_unavailable,
  'too-many-requests': m.refusal_too_many,
  unauthorized: m.refusal_unauthorized,
  forbidden: m.refusal_forbidden,
  'invalid-input': m.refusal_invalid,
  'internal-error': m.refusal_internal,
  'invalid-token': m.link_ended_title,
  'wrong-password': m.refusal_wrong_password,
  'code-mismatch': m.code_wrong,
  'passkey-unknown': m.passkey_unknown,
  'already-there': m.passkey_already_there,
  'last-way-in': m.set_password_first,
  'second-factor-required': m.rights_rest_add,
  'weak-password': () => m.refusal_weak_password({ count: PASSWORD_DEMANDED }),
}

/** The code says why; its title is English, and for whoever reads the answer itself. */
export function refusalWords(reason: RefusalReason | undefined): string {
  return (reason && WORDS[reason.code]?.()) ?? m.error_text()
}
