import { afterEach, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { rowWord, valueWord } from '../history/field-words.ts'
import { type Action, actionPlace, actionWords } from './action-words.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

const SUMMARY: Action['summary'] = {
  what: 'by-kind',
  count: 1,
  name: null,
  percent: null,
  statuses: {},
  parts: { prices: 0, statuses: 0, added: 0 },
}
const done = (kind: string) => ({ kind, summary: SUMMARY })
const both = (kind: string, summary: Partial<Action['summary']>) => {
  const english = actionWords({ kind, summary: { ...SUMMARY, ...summary } })
  overwriteGetLocale(() => 'sr-Latn')
  const serbian = actionWords({ kind, summary: { ...SUMMARY, ...summary } })
  overwriteGetLocale(() => baseLocale)
  return [english, serbian]
}

it('what was changed is said in words of both languages [STU-08]', () => {
  const prices = { what: 'prices', count: 10, percent: { lowest: 3, highest: 3 } } as const
  expect(both('apartments.save', prices)).toEqual([
    'changed prices of 10 apartments, +3 %',
    '– izmenjene cene 10 stanova, +3 %',
  ])
  const apart = { ...prices, percent: { lowest: -2, highest: 4.3 } }
  expect(both('apartments.save', apart)[1]).toBe('– izmenjene cene 10 stanova, od -2 % do +4,3 %')
  expect(both('buildings.change', { what: 'renamed', name: 'Lamela A' })).toEqual([
    'renamed Lamela A',
    '– preimenovano: Lamela A',
  ])
  expect(both('outlines.save', { what: 'outlines-drawn', count: 32 })).toEqual([
    'drew 32 outlines',
    '– nacrtana 32 obrisa',
  ])
  expect(both('claim.convert', { what: 'statuses', name: 'R1-204', statuses: { reserved: 1 } })[0]).toBe(
    'set R1-204 to Reserved',
  )
  const statuses = { what: 'statuses', count: 4, statuses: { reserved: 3, sold: 1 } } as const
  expect(both('apartments.save', statuses)[0]).toBe('changed 4 statuses: 3 Reserved, 1 Sold')
})

it('says beneath it where that was, and of a list what it brought [STU-08]', () => {
  const where = ['Riva One', 'River side']
  const drew = { ...SUMMARY, what: 'outlines-drawn', count: 32 } as const
  expect(actionPlace({ summary: drew, names: ['R1-101'], where })).toBe('Riva One, River side')
  const prices = { ...SUMMARY, what: 'prices', count: 10 } as const
  const names = ['R1-101', 'R1-102', 'R1-103', 'R1-104']
  expect(actionPlace({ summary: prices, names, where })).toBe('R1-101, R1-102, R1-103, R1-104 and 6 more')
  const parts = { prices: 38, statuses: 2, added: 0 }
  const list = { ...SUMMARY, what: 'imported', name: 'cenovnik.csv', parts } as const
  expect(actionPlace({ summary: list, names, where })).toBe('cenovnik.csv: 38 prices, 2 statuses')
})

it.each([
  ['price-viewers.add', 'let a buyer see prices', '– kupcu omogućene cene'],
  ['price-viewers.remove', 'stopped showing prices to a buyer', '– kupcu ukinute cene'],
  ['invitations.add', 'invited someone', '– poslata pozivnica'],
  ['invitations.again', 'sent an invitation again', '– pozivnica poslata ponovo'],
  ['invitations.change', 'changed the role in an invitation', '– izmenjena uloga u pozivnici'],
  ['invitations.withdraw', 'withdrew an invitation', '– opozvana pozivnica'],
  ['people.accept', 'accepted an invitation', '– prihvaćena pozivnica'],
  ['people.change', 'changed someone’s role', '– izmenjena nečija uloga'],
  ['people.remove', 'took someone off the project', '– osoba uklonjena sa projekta'],
  ['api-keys.add', 'made an API key', '– napravljen API ključ'],
  ['api-keys.withdraw', 'withdrew an API key', '– opozvan API ključ'],
  ['webhooks.add', 'added a webhook', '– dodat webhook'],
  ['webhooks.change', 'changed a webhook', '– izmenjen webhook'],
  ['webhooks.remove', 'removed a webhook', '– uklonjen webhook'],
  ['preview-links.add', 'made a preview link', '– napravljen link za pregled'],
  ['preview-links.withdraw', 'withdrew a preview link', '– opozvan link za pregled'],
  ['account.block', 'blocked an account', '– blokiran nalog'],
  ['account.unblock', 'unblocked an account', '– odblokiran nalog'],
  ['waiting.order', 'changed the order of a waiting list', '– izmenjen redosled liste čekanja'],
])('%s is said in words of both languages [AUT-12]', (kind, english, serbian) => {
  expect(actionWords(done(kind))).toBe(english)
  overwriteGetLocale(() => 'sr-Latn')
  expect(actionWords(done(kind))).toBe(serbian)
})

it('a row without a name is said by what it is, and its values in words [AUT-12]', () => {
  expect(rowWord({ table: 'invitations', name: null })).toBe('Invitation')
  expect(rowWord({ table: 'api_keys', name: 'Bookkeeping' })).toBe('Bookkeeping')
  expect(valueWord('role_id', 5)).toBe('Sales')
  expect([valueWord('withdrawn_at', null), valueWord('withdrawn_at', '2026-11-18T12:00:00Z')]).toEqual([
    'no',
    'yes',
  ])
  expect(valueWord('kinds', ['apartment.status-changed'])).toBe('Statuses of apartments')
})

it('writes areas of History by the language on screen, and money as everywhere [STU-09]', () => {
  const written = () => [valueWord('area', 82.4), valueWord('price', 250_000)]
  expect(written()).toEqual(['82.4', '250,000\u00a0€'])
  overwriteGetLocale(() => 'sr-Latn')
  expect(written()).toEqual(['82,4', '250,000\u00a0€'])
})
