import { writeTsv } from '@belvedere/domain/table/tsv'
import type { ClipboardEvent } from 'react'
import { clearBlock, copyBlock, type Table } from './cell-acts.ts'
import type { Sheet } from './sheet.ts'
import type { Grid } from './use-grid.ts'

interface Clipboard {
  readonly table: Table
  readonly grid: Grid
  readonly sheet: Sheet
  readonly onPaste: (text: string) => void
}

/** Blocks go to and come from a spreadsheet program as it writes them itself: cells by tabs, rows by lines. */
export function useClipboard({ table, grid, sheet, onPaste }: Clipboard) {
  function copy(event: ClipboardEvent) {
    if (grid.editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTsv(copyBlock(grid.block, table)))
  }
  return {
    onCopy: copy,
    onCut(event: ClipboardEvent) {
      if (grid.editing) return
      copy(event)
      sheet.act(clearBlock(grid.block, table))
    },
    onPaste(event: ClipboardEvent) {
      if (grid.editing) return
      event.preventDefault()
      onPaste(event.clipboardData.getData('text/plain'))
    },
  }
}
