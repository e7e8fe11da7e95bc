import type { EnquiryPayload } from '@belvedere/contract/entities/enquiry-payloads'
import type { LocaleCode } from '@belvedere/domain/screens/locale'
import type { AskFields } from './ask-fields.ts'

const TEMPLATE = 'ask-for-price'

/** For one apartment the ask-for-price payload (ASK-04), for a list the favourites payload (ASK-06). */
export function askPayload(
  { contactTime, ...fields }: AskFields,
  apartmentIds: readonly number[],
  localeId: LocaleCode,
): EnquiryPayload {
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

/** The form as it was when it was sent. */
export function fieldsOf(payload: EnquiryPayload): AskFields {
  const { firstName, lastName, emailAddress, phoneNumber, note } = payload
  const contactTime = 'contactTime' in payload ? payload.contactTime : ''
  return { firstName, lastName, emailAddress, phoneNumber, note, contactTime }
}
