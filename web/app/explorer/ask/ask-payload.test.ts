import { expect, it } from 'vitest'
import { askPayload, fieldsOf } from './ask-payload.ts'

const FIELDS = {
  firstName: ' Ana ',
  lastName: 'Savić',
  emailAddress: ' ana@riva.example',
  phoneNumber: '+381 64 123 4567',
  note: 'Is there a parking place?',
  contactTime: 'Morning',
}

it('for one apartment it sends the ask-for-price payload, field by field [ASK-04]', () => {
  expect(askPayload(FIELDS, [1020], 'en')).toEqual({
    apartmentId: 1020,
    emailTemplateToUse: 'ask-for-price',
    emailAddress: 'ana@riva.example',
    firstName: 'Ana',
    lastName: 'Savić',
    phoneNumber: '+381 64 123 4567',
    note: 'Is there a parking place?',
    localeId: 'en',
    contactTime: 'Morning',
  })
})

it('for a list it sends the favourites payload, which has no contact time [ASK-06]', () => {
  expect(askPayload(FIELDS, [13, 17], 'rs')).toEqual({
    favoritesList: [13, 17],
    emailAddress: 'ana@riva.example',
    firstName: 'Ana',
    lastName: 'Savić',
    phoneNumber: '+381 64 123 4567',
    note: 'Is there a parking place?',
    localeId: 'rs',
  })
})

it('fills the form again from what was sent, so that it makes the same payload', () => {
  for (const ids of [[1020], [13, 17]]) {
    const payload = askPayload(FIELDS, ids, 'rs')
    expect(JSON.stringify(askPayload(fieldsOf(payload), ids, 'rs'))).toBe(JSON.stringify(payload))
  }
})
