import { expect, it } from 'vitest'
import { isAbout, readWaiting } from './read-waiting.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAYS = 24 * 60 * 60 * 1000

const SENDER = {
  emailAddress: 'milica@primer.example',
  firstName: 'Milica',
  lastName: 'Jovanović',
  phoneNumber: '+381 64 555 210',
  note: '',
  localeId: 'rs',
} as const
const PAYLOAD = {
  apartmentId: 1023,
  emailTemplateToUse: 'ask-for-price',
  ...SENDER,
  contactTime: '',
} as const
const ENQUIRY = { key: 'a-key', savedAt: NOW - DAYS, payload: PAYLOAD }

it('reads back what was stored, word by word: another body would be another enquiry', () => {
  const [read] = readWaiting(JSON.stringify([ENQUIRY]), NOW)
  expect(JSON.stringify(read?.payload)).toBe(JSON.stringify(PAYLOAD))
  expect(read).toEqual(ENQUIRY)
})

it('leaves out what has waited for 7 days', () => {
  const old = { ...ENQUIRY, key: 'old', savedAt: NOW - 7 * DAYS }
  expect(readWaiting(JSON.stringify([old, ENQUIRY]), NOW)).toEqual([ENQUIRY])
})

it.each([null, '', '{', '"text"', '[null, 1, "x", {}]', '[{"key":"a","savedAt":1}]'])(
  'finds nothing in %s',
  (stored) => expect(readWaiting(stored, NOW)).toEqual([]),
)

it('leaves out what is no payload', () => {
  const list = [
    { ...ENQUIRY, payload: SENDER },
    { ...ENQUIRY, payload: { ...PAYLOAD, note: 5 } },
  ]
  expect(readWaiting(JSON.stringify(list), NOW)).toEqual([])
})

it('an enquiry is about its apartments, in any order', () => {
  expect(isAbout(PAYLOAD, [1023])).toBe(true)
  expect(isAbout(PAYLOAD, [1024])).toBe(false)
  expect(isAbout({ ...SENDER, favoritesList: [13, 17] }, [17, 13])).toBe(true)
  expect(isAbout({ ...SENDER, favoritesList: [13, 17] }, [13])).toBe(false)
})
