import { emailStatus, nextSecurityCheck, type SecurityCheckEvent } from '@belvedere/domain/security-check'
import { useReducer, useRef } from 'react'
import type { Api } from '../api/client.ts'
import { browserApi } from '../api/loader-api.ts'
import { passSecurityCheck } from '../api/security-check.ts'
import { type Attempt, attemptFor } from './enquiry-attempt.ts'

/** How a send ended; what has expired or failed may be sent again, and is the same enquiry then. */
export type EnquiryOutcome = 'accepted' | 'expired' | 'failed'

interface Answer {
  readonly response: Response
  readonly error?: { readonly errors: readonly { readonly code: string }[] }
}

type Post<Payload> = (
  api: Api,
  send: { body: Payload; params: { header: { Altcha: string; 'Idempotency-Key': string } } },
) => Promise<Answer>

/**
 * Sends a payload to the agents: the security check first, then the call, safe to repeat (decisions 28 and 29).
 * `useEnquiry((api, send) => api.POST('/api/v1/frontend/apartments/send-favorites', send))`
 */
export function useEnquiry<Payload>(post: Post<Payload>) {
  const [check, step] = useReducer(nextSecurityCheck, 'idle')
  const attempt = useRef<Attempt>(undefined)

  async function send(payload: Payload): Promise<EnquiryOutcome> {
    attempt.current = attemptFor(payload, attempt.current)
    step('submitted')
    const outcome = await outcomeOf(post, payload, attempt.current.key, step)
    step(outcome === 'accepted' ? 'answered' : outcome)
    return outcome
  }

  return { check, emailStatus: emailStatus(check), send }
}

async function outcomeOf<Payload>(
  post: Post<Payload>,
  body: Payload,
  key: string,
  step: (event: SecurityCheckEvent) => void,
): Promise<EnquiryOutcome> {
  try {
    const api = browserApi()
    const header = { Altcha: await passSecurityCheck(api), 'Idempotency-Key': key }
    step('solved')
    const { response, error } = await post(api, { body, params: { header } })
    if (response.ok) return 'accepted'
    return error?.errors.some(({ code }) => code === 'security-check-expired') ? 'expired' : 'failed'
  } catch {
    // No network, or an answer that is none: the visitor may try again.
    return 'failed'
  }
}
