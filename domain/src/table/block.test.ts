import { describe, expect, it } from 'vitest'
import { blockOf, columnsOf, moved, rowsOf } from './block.ts'

describe('a block of cells', () => {
  const block = blockOf({ row: 4, column: 1 }, { row: 2, column: 3 })

  it('reaches from one corner to the other, whichever was first [APT-01]', () => {
    expect(block).toEqual({ top: 2, left: 1, bottom: 4, right: 3 })
    expect([rowsOf(block), columnsOf(block)]).toEqual([3, 3])
  })
})

describe('keys of a spreadsheet', () => {
  const size = { rows: 10, columns: 4 }
  const at = { row: 5, column: 2 }

  it.each([
    ['ArrowUp', {}, { row: 4, column: 2 }],
    ['ArrowDown', { far: true }, { row: 9, column: 2 }],
    ['ArrowLeft', { far: true }, { row: 5, column: 0 }],
    ['ArrowRight', {}, { row: 5, column: 3 }],
    ['PageDown', { page: 20 }, { row: 9, column: 2 }],
    ['PageUp', { page: 3 }, { row: 2, column: 2 }],
    ['Home', {}, { row: 5, column: 0 }],
    ['Home', { far: true }, { row: 0, column: 0 }],
    ['End', { far: true }, { row: 9, column: 3 }],
  ])('%s with %j leads to %j [APT-01]', (key, how, to) => {
    expect(moved(at, key, size, how)).toEqual(to)
  })

  it('stay within the table, and others lead nowhere [APT-01]', () => {
    expect(moved({ row: 0, column: 3 }, 'ArrowUp', size)).toEqual({ row: 0, column: 3 })
    expect(moved({ row: 0, column: 3 }, 'ArrowRight', size)).toEqual({ row: 0, column: 3 })
    expect(moved(at, 'F2', size)).toBeUndefined()
  })
})
