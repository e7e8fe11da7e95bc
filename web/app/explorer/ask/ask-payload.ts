import type { LocaleCode } from '@belvedere/domain/locale'
import type { Api } from '../../api/client.ts'
import type { components } from '../../api/schema.gen.d.ts'
import type { AskFields } from './ask-fields.ts'

type AskForPricePayload = components['schemas']['AskForPricePayload']
type FavouritesPayload = components['schemas']['FavouritesPayload']

const TEMPLATE = 'ask-for-price'

/** For one apartment the ask-for-price payload (ASK-04), for a list the favourites payload (ASK-06). */
export function askPayload(
  { contactTime, ...fields }: AskFields,
  apartmentIds: readonly number[],
  localeId: LocaleCode,
): AskForPricePayload | FavouritesPayload {
  const sender = {
    emailAddress: fields.emailAddress.trim(),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    phoneNumber: fields.phoneNumber.trim(),
    note: fields.note,
    localeId,
  }
  const [apartmentId, ...others] = apartmentIds
  if (apartmentId === undefined || others.length > 0) return { ...sender, favoritesList: [...apartmentIds] }
  return { ...sender, apartmentId, emailTemplateToUse: TEMPLATE, contactTime: contactTime ?? '' }
}

interface Sent {
  body: AskForPricePayload | FavouritesPayload
  params: { header: { Altcha: string; 'Idempotency-Key': string } }
}

export function postEnquiry(api: Api, { body, params }: Sent) {
  return 'favoritesList' in body
    ? api.POST('/api/v1/frontend/apartments/send-favorites', { body, params })
    : api.POST('/api/v1/public/apartments/ask-for-price', { body, params })
}
