import { afterEach, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { rowWord, valueWord } from '../history/field-words.ts'
import { type Action, actionWords } from './action-words.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

const done = (kind: string): Action => ({
  id: 1,
  projectId: 1,
  kind,
  userId: 1,
  at: '2026-11-18T12:00:00Z',
  undoes: null,
  changes: 1,
  person: null,
  touched: {},
  names: [],
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
