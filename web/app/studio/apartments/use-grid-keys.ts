import { moved } from '@belvedere/domain/table/block'
import type { KeyboardEvent } from 'react'
import { clearBlock, fillDown, mayEditCell, type Table } from './cell-acts.ts'
import type { Sheet } from './sheet.ts'
import type { Grid } from './use-grid.ts'

interface GridKeys {
  readonly grid: Grid
  readonly table: Table
  readonly sheet: Sheet
  /** How many rows are in sight. */
  readonly page: () => number
}

/** `/` and `?` are the studio's own keys wherever one is. */
const STUDIO_KEYS = ['/', '?']

/** The keys of a spreadsheet, while no cell is being edited (APT-01). */
export function gridKeys({ grid, table, sheet, page }: GridKeys) {
  const { rows, columns, may } = table
  const size = { rows: rows.length, columns: columns.length }
  const [row, column] = [rows[grid.active.row], columns[grid.active.column]]
  const isEditable = row !== undefined && column !== undefined && mayEditCell(row, column, may)

  /** Whether the key was one of ours. */
  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event
    const command = event.ctrlKey || event.metaKey
    const to = moved(grid.active, key, size, { far: command, page: page() })
    if (to) {
      grid.go(to, { extend: shiftKey })
      return true
    }
    return command ? pressCommand(key.toLowerCase(), shiftKey) : pressPlain(key, shiftKey)
  }

  function pressCommand(key: string, shift: boolean): boolean {
    if (key === 'd') sheet.act(fillDown(grid.block, table))
    else if (key === 'a') grid.choose(new Set(rows.map(({ id }) => id)))
    else if (key === 'z' && !shift) sheet.undo()
    else if ((key === 'z' && shift) || key === 'y') sheet.redo()
    else return false
    return true
  }

  function pressPlain(key: string, shift: boolean): boolean {
    switch (key) {
      case 'Tab':
        return pressTab(shift ? -1 : 1)
      case 'Enter':
        if (isEditable && !shift) grid.edit()
        else grid.go(moved(grid.active, shift ? 'ArrowUp' : 'ArrowDown', size) ?? grid.active)
        return true
      case 'F2':
        if (isEditable) grid.edit()
        return true
      case 'Escape':
        grid.choose(new Set())
        grid.go(grid.active)
        return true
      case ' ':
        grid.choose(toggled(grid.chosen, rows.slice(grid.block.top, grid.block.bottom + 1)))
        return true
      case 'Delete':
      case 'Backspace':
        sheet.act(clearBlock(grid.block, table))
        return true
      default:
        if (key.length !== 1 || STUDIO_KEYS.includes(key) || !isEditable) return false
        grid.edit(key)
        return true
    }
  }

  /** At the end of a row the focus goes on: a keyboard is never caught in the table. */
  function pressTab(by: 1 | -1): boolean {
    const to = grid.active.column + by
    if (to < 0 || to >= columns.length) return false
    grid.go({ row: grid.active.row, column: to })
    return true
  }

  return (event: KeyboardEvent) => {
    // What stands in it, as the buttons that sort, has keys of its own.
    if (event.target !== event.currentTarget) return
    if (event.defaultPrevented || event.altKey || event.nativeEvent.isComposing) return
    if (press(event)) event.preventDefault()
  }
}

/** All of them, unless all of them were chosen. */
export function toggled(
  chosen: ReadonlySet<number>,
  rows: readonly { readonly id: number }[],
): ReadonlySet<number> {
  const ids = rows.map(({ id }) => id)
  if (ids.every((id) => chosen.has(id))) return new Set([...chosen].filter((id) => !ids.includes(id)))
  return new Set([...chosen, ...ids])
}
