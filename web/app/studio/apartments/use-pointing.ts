import type { Place } from '@belvedere/domain/table/block'
import type { PointerEvent } from 'react'
import type { Grid } from './use-grid.ts'

export type Pointed = Place | undefined

interface Pointing {
  readonly grid: Grid
  /** The cell that the pointer is over. */
  readonly onPoint: (cell: Pointed) => void
  /** The box of a row was pressed. */
  readonly onChoose: (row: number, extend: boolean) => void
}

/** A press goes to a cell, a drag marks a block, a second press edits; the box chooses its row. */
export function usePointing({ grid, onPoint, onChoose }: Pointing) {
  const MAIN = 0
  return {
    onPointerDown(event: PointerEvent) {
      const box = boxAt(event.target)
      if (event.button !== MAIN || isEditor(event.target)) return
      if (box !== undefined) return onChoose(box, event.shiftKey)
      const cell = cellAt(event.target)
      if (cell) grid.go(cell, { extend: event.shiftKey })
    },
    onPointerMove(event: PointerEvent) {
      const cell = cellAt(event.target)
      onPoint(cell)
      const isDrag = event.buttons === 1 && event.pointerType === 'mouse' && !grid.editing
      if (isDrag && cell && (cell.row !== grid.active.row || cell.column !== grid.active.column))
        grid.go(cell, { extend: true })
    },
    onPointerLeave: () => onPoint(undefined),
    onDoubleClick(event: { target: EventTarget }) {
      if (cellAt(event.target) && !isEditor(event.target)) grid.edit()
    },
  }
}

const isEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, [role=listbox], [data-note]') !== null

function cellAt(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

function boxAt(target: EventTarget | null): number | undefined {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-choose]') : null
  return box ? Number(box.dataset.row) : undefined
}
