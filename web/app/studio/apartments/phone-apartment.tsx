import { Fragment, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allowedChoices } from './allowed-choices.ts'
import { type Apartment, type CellChange, cellKey, type Value } from './apartment.ts'
import { changeOf, mayEdit, type Table } from './cell-acts.ts'
import { cellText } from './cell-text.ts'
import { COLUMNS, type Column } from './columns.ts'
import { PhoneField } from './phone-field.tsx'
import { refusalWords } from './problem-words.ts'
import type { Sheet, SheetState } from './sheet.ts'
import styles from './studio-phone-apartment.module.css'

interface PhoneApartmentProps {
  row: Apartment
  table: Table
  sheet: Sheet
  state: SheetState
  onHold: (change: CellChange) => void
  onClose: () => void
}

/** One apartment, one field per line. */
export function PhoneApartment({ row, table, sheet, state, onHold, onClose }: PhoneApartmentProps) {
  const { may, facts } = table
  return (
    <Panel label={row.name} shape="full" onClose={onClose}>
      <div className={styles.sheet}>
        <CardHead title={row.name} size="card" closeWord={m.studio_close()} onClose={onClose} />
        {COLUMNS.filter(({ id }) => id !== 'plan').map((column) => (
          <Fragment key={column.id}>{line(column)}</Fragment>
        ))}
      </div>
    </Panel>
  )

  function line(column: Column): ReactNode {
    const { field } = column
    if (!field || !mayEdit(column, may))
      return (
        <div className={styles.line}>
          <span>{column.title()}</span>
          <span>{cellText(column, row, facts)}</span>
        </div>
      )
    const refusal = state.refused.get(cellKey({ id: row.id, field }))
    const set = (value: Value) => {
      const changes = changeOf(row, field, value)
      if (field === 'status' && value === 'pending-reservation') changes.forEach(onHold)
      else sheet.act(changes)
    }
    return (
      <PhoneField
        row={row}
        field={field}
        title={column.title()}
        choices={column.choice && allowedChoices(row, field, facts)}
        problem={refusal && refusalWords(refusal)}
        onSet={set}
      />
    )
  }
}
