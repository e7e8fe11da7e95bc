import { pasteOnto } from '@belvedere/domain/table/paste-onto'
import { readTsv } from '@belvedere/domain/table/tsv'
import { useState } from 'react'
import { byName, namesElsewhere, readPaste, type Table } from './cell-acts.ts'
import type { AskedPaste } from './paste-preview.tsx'
import type { Sheet } from './sheet.ts'
import type { Grid } from './use-grid.ts'

/** A paste is made at once where every cell fits; else it is shown first. */
export function usePaste({ table, grid, sheet }: { table: Table; grid: Grid; sheet: Sheet }) {
  const [asked, setAsked] = useState<AskedPaste>()
  function paste(text: string) {
    const size = { rows: table.rows.length, columns: table.columns.length }
    const found = pasteOnto(readTsv(text), grid.block, size)
    const asItLies = readPaste(found, table)
    const isElsewhere = namesElsewhere(found, table) > 0
    const { beyond, misfit } = found
    if (!isElsewhere && beyond === 0 && !misfit && asItLies.unread.length === 0)
      return sheet.act(asItLies.changes)
    setAsked({
      asItLies,
      byName: isElsewhere ? readPaste(byName(found, table), table) : undefined,
      beyond,
      misfit,
    })
  }
  return { asked, paste, close: () => setAsked(undefined) }
}
