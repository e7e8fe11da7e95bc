import type { Api } from './client.ts'
import type { EnquiryPayload } from './entities.ts'

interface Sent {
  body: EnquiryPayload
  params: { header: { Altcha: string; 'Idempotency-Key': string } }
}

/** Each payload has its call. */
export function postEnquiry(api: Api, { body, params }: Sent) {
  return 'favoritesList' in body
    ? api.POST('/api/v1/frontend/apartments/send-favorites', { body, params })
    : api.POST('/api/v1/public/apartments/ask-for-price', { body, params })
}
