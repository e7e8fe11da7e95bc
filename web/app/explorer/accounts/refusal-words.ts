import type { RefusalReason } from '@belvedere/contract/client-types'
import { m } from '../../paraglide/messages.js'

/** The server's own messages, in the language on screen. */
const WORDS: Readonly<Record<string, () => string>> = {
  unavailable: m.refusal_unavailable,
  'too-many-requests': m.refusal_too_many,
  unauthorized: m.refusal_unauthorized,
  'internal-error': m.refusal_internal,
  'invalid-token': m.link_ended_title,
}

/** What the server says about a refused call. */
export function refusalWords(reason: RefusalReason | undefined): string {
  if (!reason) return m.error_text()
  return WORDS[reason.code]?.() ?? reason.title
}
