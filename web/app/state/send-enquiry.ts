import type { EnquiryAnswer } from '@belvedere/domain/enquiries/waiting-enquiry'
import type { EnquiryPayload } from '../api/entities.ts'
import { browserApi } from '../api/loader-api.ts'
import { postEnquiry } from '../api/post-enquiry.ts'
import { passSecurityCheck } from '../api/security-check.ts'

export interface SendResult extends EnquiryAnswer {
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
    const header = { Altcha: await passSecurityCheck(api), 'Idempotency-Key': key }
    solved = true
    onSolved()
    const { response, error } = await postEnquiry(api, { body, params: { header } })
    // A refusal from before the product, such as a proxy's, has no code.
    return { status: response.status, code: error?.errors?.[0]?.code, offline: false }
  } catch (error) {
    const offline = !navigator.onLine || (!solved && error instanceof TypeError)
    return { status: undefined, code: undefined, offline }
  }
}
