import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRows } from './row-problems.ts'

const Row = z.strictObject({ floor: z.number(), name: z.string().trim().optional() })
const Rows = z.strictObject({ rows: z.array(Row).min(1).max(5) })

describe('a list that was sent', () => {
  it('is read as its schema reads it', () => {
    const rows = [{ floor: 1, name: ' A ' }, { floor: 2 }]
    expect(readRows(Rows, { rows })).toEqual({
      body: { rows: [{ floor: 1, name: 'A' }, { floor: 2 }] },
      unread: [],
    })
  })

  it('tells each row of a wrong kind by its number and field, and reads the others [AUT-02]', () => {
    const rows = [{ floor: '1', name: 7 }, { floor: 2, name: ' B ' }, { floor: 3, colour: 'red' }, null]
    const code = 'invalid-input'
    expect(readRows(Rows, { rows })).toEqual({
      body: { rows: [undefined, { floor: 2, name: 'B' }, undefined, undefined] },
      unread: [
        { row: 0, field: 'floor', code },
        { row: 0, field: 'name', code },
        { row: 2, field: 'colour', code },
        { row: 3, field: '', code },
      ],
    })
  })

  it('tells of a row with thousands of unknown fields by some of them', () => {
    const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, nth) => [`unknown${nth}`, nth]))
    expect(readRows(Rows, { rows: [{ floor: 1, ...unknown }] })).toMatchObject({ unread: { length: 20 } })
  })

  it.each([
    [{ rows: 'all' }],
    [{ rows: [] }],
    [{ rows: Array.from({ length: 6 }, () => ({ floor: 1 })) }],
    [{ rows: [{ floor: 'x' }], also: 1 }],
    [{ rows: { 0: { floor: 1 } } }],
    [null],
  ])('tells of no row where the list itself is wrong: %j', (body) => {
    expect(readRows(Rows, body)).toBeInstanceOf(z.ZodError)
  })
})
