import { describe, expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const row = (
  table: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) => ({
  id: 1,
  table,
  key: '1',
  name: null,
  before,
  after,
})

describe('what a row shows in History', () => {
  it('is each value that differs, and nothing that the database keeps for itself [HIS-01]', () => {
    const changed = row('apartments', { floor: 1, revision: 3 }, { floor: 2, revision: 4 })
    expect(changedFields(changed)).toEqual([{ field: 'floor', before: 1, after: 2 }])
  })

  it('is nothing where only its revision was counted up [HIS-01]', () => {
    expect(changedFields(row('apartments', { revision: 3 }, { revision: 4 }))).toEqual([])
  })

  it('is that it came, or went [HIS-01]', () => {
    expect(changedFields(row('buildings', null, { id: 9 }))[0]?.field).toBe('added')
    expect(changedFields(row('buildings', { id: 9 }, null))[0]?.field).toBe('removed')
  })

  it('is of a draft what the draft says [HIS-01]', () => {
    const draft = row('drafts', { fields: { floors: 3 } }, { fields: { floors: 5 }, base_revision: 2 })
    expect(changedFields(draft)).toEqual([{ field: 'floors', before: 3, after: 5 }])
  })
})
