import { useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { KeptChanges } from '../saving/kept-changes.tsx'
import type { CellChange } from './apartment.ts'
import { ApartmentFilters } from './apartment-filters.tsx'
import { ApartmentsHead } from './apartments-head.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { COLUMNS } from './columns.ts'
import { ColumnsPopover } from './columns-popover.tsx'
import { useFacts } from './facts.ts'
import { NO_FILTERS, type Sorting, type TableFilters } from './filter-rows.ts'
import { HoldPanel } from './hold-panel.tsx'
import { NoApartments } from './no-apartments.tsx'
import { PastePreview } from './paste-preview.tsx'
import { PhoneList } from './phone-list.tsx'
import type { Sheet } from './sheet.ts'
import styles from './studio-apartments.module.css'
import { GRID_ID, TableGrid } from './table-grid.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { useGrid } from './use-grid.ts'
import { usePaste } from './use-paste.ts'
import { useShownRows } from './use-shown-rows.ts'

/** The table with what stands above it, and what is done to many at once. */
export function ApartmentsTable({ sheet }: { sheet: Sheet }) {
  const { may } = useStudioProject()
  const facts = useFacts()
  const state = sheet.use((now) => now)
  const isPhone = useMediaQuery(MEDIA['--phone'])
  const [filters, setFilters] = useState<TableFilters>(NO_FILTERS)
  const [sorting, setSorting] = useState<Sorting>()
  const [dense, setDense] = useState(false)
  const [done, setDone] = useState<string>()
  const [held, setHeld] = useState<CellChange>()
  const [shownColumns, setShownColumns] = useState<ReadonlySet<string>>(
    () => new Set(COLUMNS.flatMap(({ id, usual }) => (usual ? id : []))),
  )
  const columns = useMemo(
    () => COLUMNS.filter(({ id }) => id === 'name' || shownColumns.has(id)),
    [shownColumns],
  )
  const rows = useShownRows({ rows: state.rows, filters, sorting, facts })
  const table = useMemo(() => ({ rows, columns, may, facts }), [rows, columns, may, facts])
  const grid = useGrid()
  const { asked, paste, close } = usePaste({ table, grid, sheet })
  const chosen = useMemo(() => state.rows.filter(({ id }) => grid.chosen.has(id)), [state.rows, grid.chosen])
  return (
    <div className={styles.page}>
      {!isPhone && rows.length > 0 && (
        <a
          className={styles.skip}
          href={`#${GRID_ID}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(GRID_ID)?.focus()
          }}
        >
          {m.studio_skip_to_table()}
        </a>
      )}
      <ApartmentsHead sheet={sheet} state={state} table={table} />
      {state.kept.length > 0 && (
        <div className={styles.kept}>
          <KeptChanges acts={state.kept} onSave={sheet.saveKept} onForget={sheet.forgetKept} />
        </div>
      )}
      <search className={styles.filters} aria-label={m.studio_find()}>
        <ApartmentFilters filters={filters} onFilters={setFilters} />
        {!isPhone && (
          <ColumnsPopover shown={shownColumns} onShown={setShownColumns} dense={dense} onDense={setDense} />
        )}
      </search>
      {state.rows.length === 0 ? (
        <NoApartments />
      ) : rows.length === 0 ? (
        <div className={styles.none}>
          <p>{m.studio_no_match()}</p>
          <Button onClick={() => setFilters(NO_FILTERS)}>{m.studio_reset()}</Button>
        </div>
      ) : isPhone ? (
        <PhoneList table={table} sheet={sheet} state={state} grid={grid} onHold={setHeld} />
      ) : (
        <TableGrid
          table={table}
          sheet={sheet}
          state={state}
          grid={grid}
          dense={dense}
          sorting={sorting}
          onSort={setSorting}
          onHold={setHeld}
          onPaste={paste}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} sheet={sheet} onDone={setDone} onClear={() => grid.choose(new Set())} />
      )}
      {done && <UndoNotice key={done} words={done} onUndo={sheet.undo} onGone={() => setDone(undefined)} />}
      {asked && (
        <PastePreview
          asked={asked}
          table={table}
          onClose={close}
          onPaste={(changes) => {
            sheet.act(changes)
            close()
          }}
        />
      )}
      {held && (
        <HoldPanel
          name={state.rows.find(({ id }) => id === held.id)?.name ?? ''}
          onClose={() => setHeld(undefined)}
          onHold={(heldBy) => {
            sheet.act([{ ...held, heldBy }])
            setHeld(undefined)
          }}
        />
      )}
    </div>
  )
}
