import { type Block, columnsOf, rowsOf, type TableSize } from './block.ts'

export interface Pasted {
  readonly row: number
  readonly column: number
  readonly text: string
}

export interface Paste {
  readonly cells: readonly Pasted[]
  /** Rows of the clipboard that lie below the last row of the table. */
  readonly beyond: number
  /** The block that was chosen has room for another number of rows. */
  readonly misfit: boolean
}

/**
 * What a paste writes where. What is copied fills the chosen block as often as it fits into it, as in a spreadsheet; it
 * begins at the block's first cell and goes beyond its end where it does not fit.
 */
export function pasteOnto(
  copied: readonly (readonly string[])[],
  onto: Block,
  { rows, columns }: TableSize,
): Paste {
  const height = copied.length
  const width = Math.max(...copied.map((cells) => cells.length))
  const [high, wide] = [rowsOf(onto), columnsOf(onto)]
  const repeats = high % height === 0 && wide % width === 0
  const [down, across] = repeats ? [high, wide] : [height, width]
  const cells: Pasted[] = []
  for (let nth = 0; nth < Math.min(down, rows - onto.top); nth++)
    for (let along = 0; along < Math.min(across, columns - onto.left); along++) {
      const text = copied[nth % height]?.[along % width]
      if (text !== undefined) cells.push({ row: onto.top + nth, column: onto.left + along, text })
    }
  return {
    cells,
    beyond: Math.max(0, onto.top + down - rows),
    misfit: high > 1 && !repeats && high !== height,
  }
}
