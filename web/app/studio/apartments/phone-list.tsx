import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { type CellChange, cellKey } from './apartment.ts'
import type { Table } from './cell-acts.ts'
import { valueText } from './cell-text.ts'
import { PhoneApartment } from './phone-apartment.tsx'
import type { Sheet, SheetState } from './sheet.ts'
import styles from './studio-phone-list.module.css'
import type { Grid } from './use-grid.ts'
import { toggled } from './use-grid-keys.ts'

interface PhoneListProps {
  table: Table
  sheet: Sheet
  state: SheetState
  grid: Grid
  onHold: (change: CellChange) => void
}

const ROW_HEIGHT = 60

/** On a phone: name, status, price; a press opens one field per line, "Select" chooses several. */
export function PhoneList({ table, sheet, state, grid, onHold }: PhoneListProps) {
  const { rows, facts } = table
  const scroller = useRef<HTMLUListElement>(null)
  const [selecting, setSelecting] = useState(false)
  const [opened, setOpened] = useState<number>()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  })
  const open = rows.find(({ id }) => id === opened)
  return (
    <>
      <Button
        className={styles.select}
        aria-pressed={selecting}
        onClick={() => {
          setSelecting(!selecting)
          grid.choose(new Set())
        }}
      >
        {selecting ? m.studio_select_done() : m.studio_select()}
      </Button>
      <ul ref={scroller} className={styles.list} aria-label={m.studio_apartments()}>
        {/* The height of all, so that it scrolls like all. */}
        <li className={styles.room} aria-hidden="true" style={{ height: virtual.getTotalSize() }} />
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const isChosen = grid.chosen.has(row.id)
          const changed = (['status', 'price'] as const).some((field) =>
            state.marks.has(cellKey({ id: row.id, field })),
          )
          return (
            <li
              key={row.id}
              className={styles.row}
              style={{ top: start }}
              data-chosen={isChosen || undefined}
            >
              <button
                type="button"
                aria-pressed={selecting ? isChosen : undefined}
                data-changed={changed || undefined}
                onClick={() => (selecting ? grid.choose(toggled(grid.chosen, [row])) : setOpened(row.id))}
              >
                {selecting && <span className={styles.box} data-on={isChosen || undefined} />}
                <b>{row.name}</b>
                <StatusLabel status={row.status} word={statusWord(row.status)} />
                <span className={styles.price}>{valueText('price', row.price, facts)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {open && (
        <PhoneApartment
          row={open}
          table={table}
          sheet={sheet}
          state={state}
          onHold={onHold}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
