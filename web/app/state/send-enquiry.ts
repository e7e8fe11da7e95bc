import type { RefusalReason } from '@belvedere/contract/client-types'
import type { EnquiryPayload } from '@belvedere/contract/entities/enquiry-payloads'
import type { EnquiryAnswer } from '@belvedere/domain/enquiries/waiting-enquiry'
import { browserApi } from '../api/loader-api.ts'
import { passSecurityCheck } from '../api/pass-security-check.ts'

export interface SendResult extends EnquiryAnswer {
  readonly code: RefusalReason['code'] | undefined
  /** There is no network: the browser knows it, or not even the security check could be asked for. */
  readonly offline: boolean
}

/** The security check first, made anew for every send, then the call, safe to repeat (decisions 28 and 29). */
export async function sendEnquiry(
  body: EnquiryPayload,
  key: string,
  onSolved = () => {},
): Promise<SendResult> {
  if (!navigator.onLine) return { status: undefined, code: undefined, offline: true }
  let solved = false
  try {
    const api = browserApi()
    const headers = { Altcha: await passSecurityCheck(api), 'Idempotency-Key': key }
    solved = true
    onSolved()
    const { response, refusal } = await ('favoritesList' in body
      ? api.send('POST /api/v1/frontend/apartments/send-favorites', { body, headers })
      : api.send('POST /api/v1/public/apartments/ask-for-price', { body, headers }))
    return { status: response.status, code: refusal?.code, offline: false }
  } catch (error) {
    const offline = !navigator.onLine || (!solved && error instanceof TypeError)
    return { status: undefined, code: undefined, offline }
  }
}
