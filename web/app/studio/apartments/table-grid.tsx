// biome-ignore-all lint/a11y/useSemanticElements: a table would want all of its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus, and says where one is
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { CAME_BY_KEY } from '../../staff/frame/use-staff-keys.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { allowedChoices } from './allowed-choices.ts'
import type { CellChange, Value } from './apartment.ts'
import { changeOf, mayEdit, mayEditCell, type Table } from './cell-acts.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import { CellNote } from './cell-note.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import type { Sorting } from './filter-rows.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { CHECK_WIDTH, HEAD_HEIGHT, offsetOf, ROW_HEIGHTS } from './grid-sizes.ts'
import type { Sheet, SheetState } from './sheet.ts'
import styles from './studio-grid.module.css'
import { useClipboard } from './use-clipboard.ts'
import type { Grid } from './use-grid.ts'
import { gridKeys, toggled } from './use-grid-keys.ts'
import { type Pointed, usePointing } from './use-pointing.ts'

interface TableGridProps {
  table: Table
  sheet: Sheet
  state: SheetState
  grid: Grid
  dense: boolean
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
  /** A status that asks who holds the apartment. */
  onHold: (change: CellChange) => void
  onPaste: (text: string) => void
}

const LEADS = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1], here: [0, 0] } as const

const OVERSCAN = 6
/** So little of a column is none. */
const EDGE_PX = 8
/** Where the link past the filters leads. */
export const GRID_ID = 'apartments-grid'
/** A press on "More columns" moves so far. */
const MORE_PX = 320

/** Rows in sight and a few around them exist; the checkbox and the name stay where they are (APT-01). */
export function TableGrid(props: TableGridProps) {
  const { table, sheet, state, grid, dense, sorting, onSort, onHold, onPaste } = props
  const { rows, columns, may, facts } = table
  const scroller = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLDivElement>(null)
  const height = ROW_HEIGHTS[dense ? 'dense' : 'usual']
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
  useEffect(() => virtual.measure(), [virtual, height])
  const [pointed, setPointed] = useState<Pointed>()
  const pointing = usePointing({ grid, onPoint: setPointed, onChoose: choose })
  const clipboard = useClipboard({ table, grid, sheet, onPaste })
  const locked = useMemo(
    () => new Set(columns.filter((one) => one.field && !mayEdit(one, may)).map(({ id }) => id)),
    [columns, may],
  )
  const { row: activeRow, column: activeColumn } = grid.active
  // Whoever came by the keys of the section goes on by keys.
  const { state: came } = useLocation()
  useEffect(() => {
    if (came === CAME_BY_KEY) focused.current?.focus({ preventScroll: true })
  }, [came])
  const [hasMore, setHasMore] = useState(false)
  const look = () => {
    const box = scroller.current
    setHasMore(box !== null && box.scrollLeft + box.clientWidth < box.scrollWidth - EDGE_PX)
  }
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    if (!scroller.current) return
    const watcher = new ResizeObserver(() => lookAgain())
    watcher.observe(scroller.current)
    return () => watcher.disconnect()
  }, [])
  const width = CHECK_WIDTH + columns.reduce((sum, column) => sum + column.width, 0)

  // Where one goes is brought into sight, beside what is frozen.
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const top = activeRow * height
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + height + HEAD_HEIGHT > box.scrollTop + box.clientHeight)
      box.scrollTop = top + height + HEAD_HEIGHT - box.clientHeight
    const frozen = CHECK_WIDTH + (columns[0]?.width ?? 0)
    const left = offsetOf(columns, activeColumn)
    const right = left + (columns[activeColumn]?.width ?? 0)
    if (activeColumn > 0 && left - frozen < box.scrollLeft) box.scrollLeft = left - frozen
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
  }, [activeRow, activeColumn, columns, height])

  function choose(at: number, extend: boolean) {
    const row = rows[at]
    if (!row) return
    if (!extend) grid.choose(toggled(grid.chosen, [row]))
    else
      grid.choose(
        new Set([
          ...grid.chosen,
          ...rows.slice(Math.min(activeRow, at), Math.max(activeRow, at) + 1).map(({ id }) => id),
        ]),
      )
    grid.go({ row: at, column: activeColumn })
  }

  function leave(how: Leave) {
    // Somebody has gone elsewhere already, and stays there.
    if (how === 'away') return grid.stopEditing()
    const [down, right] = LEADS[how]
    grid.go({
      row: Math.min(rows.length - 1, Math.max(0, activeRow + down)),
      column: Math.min(columns.length - 1, Math.max(0, activeColumn + right)),
    })
    focused.current?.focus()
  }

  function editor(): ReactNode {
    const [row, column] = [rows[activeRow], columns[activeColumn]]
    if (!grid.editing || !row || !column || !mayEdit(column, may)) return undefined
    if (!mayEditCell(row, column, may)) return undefined
    const { field } = column
    const done = (value: Value, how: Leave) => {
      const changes = changeOf(row, field, value)
      if (field === 'status' && value === 'pending-reservation') changes.forEach(onHold)
      else sheet.act(changes)
      leave(how)
    }
    const shared = {
      label: `${row.name}, ${column.title()}`,
      typed: grid.editing.typed,
      onDone: done,
      onCancel: leave,
    }
    return column.choice ? (
      <ChoiceEditor
        {...shared}
        choices={allowedChoices(row, field, facts)}
        value={row[field]}
        statuses={field === 'status'}
      />
    ) : (
      <CellEditor key={`${row.id} ${field}`} {...shared} row={row} field={field} />
    )
  }

  const items = virtual.getVirtualItems()
  const isInSight = items.some(({ index }) => index === activeRow)
  const shown = pointed ?? (grid.editing ? undefined : grid.active)
  return (
    <div className={styles.whole}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-dense={dense || undefined}
        onScroll={look}
        {...pointing}
      >
        <div className={styles.sheet} style={{ width, height: HEAD_HEIGHT + virtual.getTotalSize() }}>
          <div
            ref={focused}
            id={GRID_ID}
            className={styles.grid}
            role="grid"
            tabIndex={0}
            aria-label={m.studio_apartments()}
            aria-rowcount={rows.length + 1}
            aria-colcount={columns.length + 1}
            aria-multiselectable="true"
            aria-activedescendant={isInSight ? `cell-${activeRow}-${activeColumn}` : undefined}
            onKeyDown={gridKeys({
              grid,
              table,
              sheet,
              page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 2),
            })}
            {...clipboard}
          >
            <GridHead
              columns={columns}
              locked={locked}
              sorting={sorting}
              onSort={onSort}
              chosen={howMany(rows, grid.chosen)}
              onChooseAll={() => grid.choose(toggled(grid.chosen, rows))}
            />
            <div className={styles.body} role="rowgroup">
              {items.map(({ index, start }) => {
                const row = rows[index]
                if (!row) return null
                const isActive = index === activeRow
                const isMarked = index >= grid.block.top && index <= grid.block.bottom
                return (
                  <GridRow
                    key={row.id}
                    row={row}
                    at={index}
                    top={start}
                    columns={columns}
                    facts={facts}
                    chosen={grid.chosen.has(row.id)}
                    active={isActive ? activeColumn : -1}
                    left={isMarked ? grid.block.left : -1}
                    right={isMarked ? grid.block.right : -1}
                    marks={state.marks}
                    refused={state.refused}
                    theirs={state.theirs}
                    locked={locked}
                    editor={isActive ? editor() : undefined}
                  />
                )
              })}
            </div>
          </div>
          {shown && (
            <CellNote
              place={shown}
              table={table}
              sheet={sheet}
              state={state}
              height={height}
              upwards={
                (shown.row - 3) * height >
                (virtual.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) - 8 * height
              }
            />
          )}
        </div>
      </div>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-label={m.studio_more_columns()}
          title={m.studio_more_columns()}
          onClick={() => scroller.current?.scrollBy({ left: MORE_PX })}
        >
          <StaffIcon name="right" size={16} />
        </button>
      )}
    </div>
  )
}

function howMany(rows: Table['rows'], chosen: ReadonlySet<number>): 'none' | 'some' | 'all' {
  if (chosen.size === 0) return 'none'
  return chosen.size >= rows.length && rows.every(({ id }) => chosen.has(id)) ? 'all' : 'some'
}
