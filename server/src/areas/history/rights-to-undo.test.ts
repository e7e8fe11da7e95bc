import { describe, expect, it } from 'vitest'
import { rightsToUndo } from './rights-to-undo.ts'
import type { ChangedRow, Values } from './undo-plan.ts'

const changed = (table: string, before: Values | null, after: Values | null, key = '1001'): ChangedRow => ({
  table,
  key,
  before,
  after,
})

const needed = (...changes: ChangedRow[]) =>
  rightsToUndo(changes)
    .map(({ resource, permission }) => `${resource}.${permission}`)
    .toSorted()

const LEFT = { floors: 1 }
const FOUND = { floors: 2 }

it.each([
  ['buildings', 'content.write'],
  ['apartments', 'content.write'],
  ['media_texts', 'content.write'],
  ['outlines', 'content.write'],
  ['drafts', 'content.write'],
  ['apartment_prices', 'prices.write'],
  ['projects', 'settings.write'],
  ['hosts', 'projects.write'],
  ['looks', 'look.write'],
  ['project_users', 'users.write'],
  ['claims', 'reservations.write'],
  ['waiting_list', 'reservations.write'],
  ['price_viewers', 'users.write'],
  ['api_keys', 'settings.write'],
  ['a_table_of_tomorrow', 'projects.write'],
])('a change of %s needs %s [AUT-05]', (table, right) => {
  expect(needed(changed(table, FOUND, LEFT))).toEqual([right])
})

it("a project that was made or deleted, and a host, are super_admin's [AUT-09]", () => {
  expect(needed(changed('projects', null, { id: 3 }))).toEqual(['projects.write'])
  expect(needed(changed('projects', { id: 3 }, null))).toEqual(['projects.write'])
  expect(needed(changed('hosts', { name: 'a.example', project_id: 3 }, null))).toEqual(['projects.write'])
})

it("the order of a waiting list is the head of sales' [AUT-09]", () => {
  expect(needed(changed('waiting_list', { place: 1 }, { place: 2 }))).toEqual(['sales.write'])
})

it('a project that was only counted up, for its look, needs the look alone [AUT-05]', () => {
  const counted = changed('projects', { revision: 1 }, { revision: 2 })
  const look = changed('looks', { stylesheet: '', revision: 1 }, { stylesheet: ':root {}', revision: 2 })
  expect(needed(counted, look)).toEqual(['look.write'])
})

it('a draft of the look needs the look, as the look itself does [AUT-05]', () => {
  expect(needed(changed('drafts', null, { fields: {} }, 'look/1'))).toEqual(['look.write'])
})

describe('an action on apartments', () => {
  const status = changed(
    'apartments',
    { status: 'available', revision: 1 },
    { status: 'unavailable', revision: 2 },
  )

  it('that changed a status alone needs statuses, with facts beside it content too [AUT-05]', () => {
    expect(needed(status)).toEqual(['statuses.write'])
    const both = changed('apartments', { status: 'available', floor: 1 }, { status: 'unavailable', floor: 2 })
    expect(needed(both)).toEqual(['content.write', 'statuses.write'])
  })

  it('that held one can be taken back by those who sell [AUT-05]', () => {
    const hold = changed('claims', null, { id: 3, apartment_id: 1001 }, '3')
    const price = changed('claim_prices', null, { claim_id: 3, price: 9 }, '3')
    expect(needed(status, hold, price)).toEqual(['reservations.write', 'statuses.write'])
  })

  it('that only set a price needs prices: the apartment was but counted up [AUT-05]', () => {
    const price = changed('apartment_prices', { price: 1 }, { price: 2 })
    const counted = changed('apartments', { revision: 1 }, { revision: 2 })
    expect(needed(counted, price)).toEqual(['prices.write'])
  })

  it('that deleted some needs content alone: price and claims went along, and come back with them [AUT-05]', () => {
    const changes = [
      changed('apartments', { id: 1001, status: 'reserved' }, null),
      changed('apartment_prices', { apartment_id: 1001, price: 9 }, null),
      changed('claims', { id: 3, apartment_id: 1001 }, null, '3'),
      changed('claim_prices', { claim_id: 3, price: 9 }, null, '3'),
    ]
    expect(needed(...changes)).toEqual(['content.write'])
    const [, price] = changes
    expect(needed(price as ChangedRow)).toEqual(['prices.write'])
  })
})
