import { percentOf } from '@belvedere/domain/imports/hold-back'
import type { Place } from '@belvedere/domain/table/block'
import { percentWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { WhoChanged } from '../actions/who-changed.tsx'
import { type Apartment, cellKey, type Field } from './apartment.ts'
import { changeOf, type Table } from './cell-acts.ts'
import { valueText } from './cell-text.ts'
import { ClaimedBy } from './claimed-by.tsx'
import { HEAD_HEIGHT, offsetOf } from './grid-sizes.ts'
import { mayBecome } from './may-become.ts'
import { refusalWords } from './problem-words.ts'
import type { Mark, Sheet, SheetState } from './sheet.ts'
import styles from './studio-cell-note.module.css'

interface CellNoteProps {
  place: Place
  table: Table
  sheet: Sheet
  state: SheetState
  height: number
  upwards: boolean
}

/** Of a cell that was changed: who, when, what it was, and the way back; of one that was refused, why. */
export function CellNote({ place, table, sheet, state, height, upwards }: CellNoteProps) {
  const [row, column] = [table.rows[place.row], table.columns[place.column]]
  const field = column?.field
  if (!row || !field) return null
  const key = cellKey({ id: row.id, field })
  const [mark, refusal] = [state.marks.get(key), state.refused.get(key)]
  if (!mark && !refusal) return null
  const back = mark ? changeOf(row, field, mark.before).filter(mayBecome) : []
  const top = HEAD_HEIGHT + place.row * height
  return (
    <div
      className={styles.note}
      data-note=""
      data-up={upwards || undefined}
      data-row={place.row}
      data-column={place.column}
      role="note"
      style={{ top: upwards ? top : top + height, left: offsetOf(table.columns, place.column) }}
    >
      {refusal && (
        <p className={styles.refused}>
          {refusal === 'claimed' ? (
            <ClaimedBy projectId={row.projectId} apartmentId={row.id} />
          ) : (
            refusalWords(refusal)
          )}
        </p>
      )}
      {refusal === 'stale' && (
        <p className={styles.theirs}>
          <b>
            {m.studio_theirs_is({
              value:
                valueText(field, sheet.theirValue(row.id, field) ?? null, table.facts) ||
                m.studio_empty_value(),
            })}
          </b>
          <span>
            <WhoChanged name={row.name} kind="apartments" />
          </span>
        </p>
      )}
      {mark && <Changed title={column.title()} mark={mark} row={row} field={field} facts={table.facts} />}
      {refusal === 'stale' && (
        <span className={styles.acts}>
          <button type="button" onClick={() => sheet.keepMine(key)}>
            {m.studio_keep_mine()}
          </button>
          <button type="button" onClick={() => sheet.takeTheirs(key)}>
            {m.studio_take_theirs()}
          </button>
        </span>
      )}
      {refusal && refusal !== 'stale' && (
        <button type="button" onClick={() => sheet.takeTheirs(key)}>
          {m.studio_undo_cell()}
        </button>
      )}
      {mark && !refusal && back.length > 0 && (
        <button type="button" onClick={() => sheet.act(back)}>
          {m.studio_undo_cell()}
        </button>
      )}
    </div>
  )
}

interface ChangedProps {
  title: string
  mark: Mark
  row: Apartment
  field: Field
  facts: Table['facts']
}

function Changed({ title, mark: { before, at }, row, field, facts }: ChangedProps) {
  const after = row[field]
  const time = useTimes().time(at)
  const percent =
    field === 'price' && typeof before === 'number' && typeof after === 'number' && percentOf(before, after)
  return (
    <>
      <p className={styles.who}>{m.studio_cell_changed_by_you({ field: title, time })}</p>
      <p className={styles.what}>
        <s>{valueText(field, before, facts) || m.studio_empty_value()}</s>
        <span aria-hidden="true">→</span>
        <b>{valueText(field, after, facts) || m.studio_empty_value()}</b>
        {percent !== false && <small>{percentWords(percent)}</small>}
      </p>
    </>
  )
}
