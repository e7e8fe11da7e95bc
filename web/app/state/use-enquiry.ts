import type { EnquiryPayload } from '@belvedere/contract/entities/enquiry-payloads'
import { emailStatus, nextSecurityCheck } from '@belvedere/domain/enquiries/security-check'
import { useReducer, useRef } from 'react'
import { type Attempt, attemptFor } from './enquiry-attempt.ts'
import type { KnownApartment } from './open-panel.ts'
import type { WaitingEnquiry } from './read-waiting.ts'
import { type SendResult, sendEnquiry } from './send-enquiry.ts'
import { dropWaiting, keepWaiting } from './waiting-enquiries.ts'

/** How a send ended; what has expired or failed may be sent again, and is the same enquiry then. */
export type EnquiryOutcome = 'accepted' | 'waiting' | 'expired' | 'failed'

/** Sends a payload to the agents. Without network it waits on this device until there is one (decision 56). */
export function useEnquiry(before?: WaitingEnquiry) {
  const [check, step] = useReducer(nextSecurityCheck, 'idle')
  const attempt = useRef<Attempt>(before && { body: JSON.stringify(before.payload), key: before.key })

  async function send(payload: EnquiryPayload, apartment?: KnownApartment): Promise<EnquiryOutcome> {
    attempt.current = attemptFor(payload, attempt.current)
    const { key } = attempt.current
    step('submitted')
    const result = await sendEnquiry(payload, key, () => step('solved'))
    const waits =
      result.offline && keepWaiting({ key, savedAt: Date.now(), payload, apartment: known(apartment) })
    const outcome = waits ? 'waiting' : outcomeOf(result)
    // Written otherwise it has another key, and the one before is not to be sent as well.
    if (outcome === 'accepted') dropWaiting([key, ...(before ? [before.key] : [])])
    step(outcome === 'accepted' ? 'answered' : outcome === 'expired' ? 'expired' : 'failed')
    return outcome
  }

  return { check, emailStatus: emailStatus(check), send }
}

/** No more of it than the buyer knows it by: an apartment may carry a price. */
const known = (apartment: KnownApartment | undefined): KnownApartment | undefined =>
  apartment && {
    name: apartment.name,
    masterplanId: apartment.masterplanId,
    buildingId: apartment.buildingId,
  }

function outcomeOf({ status, code }: SendResult): EnquiryOutcome {
  if (status !== undefined && status < 400) return 'accepted'
  return code === 'security-check-expired' ? 'expired' : 'failed'
}
