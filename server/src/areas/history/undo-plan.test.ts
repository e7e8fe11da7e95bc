import { describe, expect, it } from 'vitest'
import { type ChangedRow, joined, undoRow } from './undo-plan.ts'

const row = (
  before: ChangedRow['before'],
  after: ChangedRow['after'],
  table = 'buildings',
  key = '7',
): ChangedRow => ({ table, key, before, after })

describe('an action in the record', () => {
  it('that wrote a row twice found it as it was at first and left it as it was at last [AUT-05]', () => {
    const changes = [
      row({ floors: 1, name: 'a' }, { floors: 2, name: 'b' }),
      row({ floors: 2, sort_order: 0 }, { floors: 3, sort_order: 9 }),
    ]
    expect(joined(changes)).toEqual([
      row({ floors: 1, name: 'a', sort_order: 0 }, { floors: 3, name: 'b', sort_order: 9 }),
    ])
  })

  it('that made a row and changed it made it so; one that made and deleted it did nothing [AUT-05]', () => {
    expect(joined([row(null, { id: 7, floors: 1 }), row({ floors: 1 }, { floors: 2 })])).toEqual([
      row(null, { id: 7, floors: 2 }),
    ])
    expect(joined([row(null, { id: 7 }), row({ id: 7 }, null)])).toEqual([])
  })

  it('that changed a row before it deleted it found all of it [AUT-05]', () => {
    expect(joined([row({ floors: 1 }, { floors: 2 }), row({ id: 7, floors: 2, name: 'a' }, null)])).toEqual([
      row({ id: 7, floors: 1, name: 'a' }, null),
    ])
  })

  it('tells rows of the same key in two tables apart [AUT-05]', () => {
    expect(joined([row(null, { id: 7 }), row(null, { id: 7 }, 'media')])).toHaveLength(2)
  })
})

describe('a row that an action changed', () => {
  const changed = row({ floors: 1, revision: 3 }, { floors: 2, revision: 4 })

  it('goes back to what it was, and its revision on [AUT-05]', () => {
    const present = { floors: 2, name: 'other', revision: 9 }
    expect(undoRow(changed, present)).toEqual({
      do: 'update',
      table: 'buildings',
      key: '7',
      columns: { floors: 1 },
    })
  })

  it('stays when it was changed since, and when it is gone [AUT-05]', () => {
    expect(undoRow(changed, { floors: 5 })).toMatchObject({
      reason: 'changed-since',
    })
    expect(undoRow(changed, undefined)).toMatchObject({ reason: 'gone' })
  })
})

describe('a row that an action made', () => {
  const made = row(null, { id: 7, floors: 2, revision: 1 })

  it('goes, unless it was changed since, or it is gone already [AUT-05]', () => {
    const present = { id: 7, floors: 2, revision: 3 }
    expect(undoRow(made, present)).toEqual({ do: 'delete', table: 'buildings', key: '7' })
    expect(undoRow(made, { ...present, floors: 3 })).toMatchObject({
      reason: 'changed-since',
    })
    expect(undoRow(made, undefined)).toMatchObject({ reason: 'gone' })
  })
})

describe('a row that an action deleted', () => {
  const deleted = row({ id: 7, floors: 2, revision: 4 }, null)

  it('comes back under its id, unless another one has that now [AUT-05]', () => {
    expect(undoRow(deleted, undefined)).toEqual({
      do: 'insert',
      table: 'buildings',
      key: '7',
      row: { id: 7, floors: 2, revision: 4 },
    })
    expect(undoRow(deleted, { id: 7 })).toMatchObject({ reason: 'changed-since' })
  })
})

describe('the status of an apartment', () => {
  const undo = (from: string, to: string) =>
    undoRow(row({ status: from }, { status: to }, 'apartments'), { status: to })

  it.each([
    ['available', 'unavailable'],
    ['unavailable', 'available'],
    ['available', 'pending-reservation'],
  ])('goes back from %s → %s [AUT-05]', (from, to) => {
    expect(undo(from, to)).toMatchObject({ do: 'update', columns: { status: from } })
  })

  it.each([
    ['reserved', 'sold'],
    // The hold or reservation has ended: nobody claims it any more.
    ['pending-reservation', 'available'],
    ['reserved', 'available'],
    ['pending-reservation', 'reserved'],
  ])('never goes back from %s → %s [AUT-05]', (from, to) => {
    expect(undo(from, to)).toMatchObject({ reason: 'final' })
  })
})

describe('a claim', () => {
  const hold = { id: 3, apartment_id: 1001, kind: 'hold', buyer: 'Ana', ended_at: null, end_reason: null }
  const made = row(null, hold, 'claims', '3')
  const undo = (claim: ChangedRow, present: object | undefined) =>
    undoRow(claim, present as ChangedRow['before'] & object)

  it('ends as undone, and stays in the history of its apartment [AUT-05]', () => {
    expect(undo(made, hold)).toEqual({ do: 'end', table: 'claims', key: '3' })
  })

  it('that has become a reservation since stays [AUT-05]', () => {
    expect(undo(made, { ...hold, kind: 'reservation' })).toMatchObject({ reason: 'changed-since' })
  })

  it('that has ended is never undone [AUT-05]', () => {
    const ended = { ...hold, ended_at: '2026-01-01', end_reason: 'released' }
    expect(undo(made, ended)).toMatchObject({ reason: 'final' })
    const ending = row({ ended_at: null }, { ended_at: '2026-01-01' }, 'claims', '3')
    expect(undo(ending, ended)).toMatchObject({ reason: 'final' })
  })

  it('of a buyer in line who was erased never comes back [PRV-03]', () => {
    const erased = row({ left_at: null }, { left_at: '2026-01-01' }, 'waiting_list', '4')
    const present = { id: 4, buyer: '', left_at: '2026-01-01' }
    expect(undo(erased, present)).toMatchObject({ reason: 'final' })
    expect(undo(erased, { ...present, buyer: 'Ana' })).toMatchObject({ do: 'update' })
  })

  it('keeps the price that it was made at [AUT-05]', () => {
    expect(joined([row(null, { claim_id: 3, price: 9 }, 'claim_prices', '3')])).toEqual([])
  })
})

describe('a draft', () => {
  it('goes back whichever revision of its thing it has meanwhile come to rest on [AUT-05]', () => {
    const saved = row(
      { fields: { floors: 1 }, base_revision: 2 },
      { fields: { floors: 2 }, base_revision: 3 },
      'drafts',
      'buildings/7',
    )
    const present = { fields: { floors: 2 }, base_revision: 8 }
    expect(undoRow(saved, present)).toEqual({
      do: 'update',
      table: 'drafts',
      key: 'buildings/7',
      columns: { fields: { floors: 1 } },
    })
  })
})
