import { m } from '../../paraglide/messages.js'

interface Refusal {
  readonly errors: readonly { readonly code: string; readonly title: string }[]
}

/** The server's own messages, in the language on screen. */
const WORDS: Readonly<Record<string, () => string>> = {
  unavailable: m.refusal_unavailable,
  'too-many-requests': m.refusal_too_many,
  unauthorized: m.refusal_unauthorized,
  'internal-error': m.refusal_internal,
  'invalid-token': m.link_ended_title,
}

/** What the server says about a refused call. */
export function refusalWords(refusal: unknown): string {
  const first = (refusal as Partial<Refusal> | undefined)?.errors?.[0]
  if (!first) return m.error_text()
  return WORDS[first.code]?.() ?? first.title
}
