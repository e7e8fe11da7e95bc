import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { Column, Reading } from './import-types.ts'
import { valueWords } from './import-values.ts'
import { CELL_WORDS, FIELD_WORDS, STATUS_WORDS } from './import-words.ts'
import styles from './studio-columns-step.module.css'

type Named = 'building' | 'type' | 'status'

interface ColumnRowProps {
  column: Column
  reading: Reading
  onField: (field: ImportField | null) => void
  onMeaning: (field: Named, folded: string, means: string | null) => void
}

/** One column of the file; what it says that is not known stands beneath it until it was told. */
export function ColumnRow({ column, reading, onField, onMeaning }: ColumnRowProps) {
  const { header, samples, field, reads, unknown } = column
  return (
    <>
      <tr data-out={field === null || undefined}>
        <th scope="row">
          {header || '–'}
          <span>{samples.join('\u2003')}</span>
        </th>
        <td>
          <select
            className={styles.field}
            aria-label={m.studio_import_field_of({ column: header })}
            value={field ?? ''}
            onChange={(event) => onField((event.target.value || null) as ImportField | null)}
          >
            <option value="">{m.studio_import_leave_out()}</option>
            {reading.fields.map((one) => (
              <option key={one} value={one}>
                {FIELD_WORDS[one]()}
              </option>
            ))}
          </select>
        </td>
        <td className={styles.reads}>{field ? valueWords(field, reads, reading) : '–'}</td>
        <td>
          <Recognised column={column} reading={reading} />
        </td>
      </tr>
      {isNamed(field) &&
        unknown.map(({ value, folded, rows }) => (
          <tr key={folded} className={styles.unknown}>
            <td colSpan={4}>
              <strong>{m.studio_import_unknown_value()}</strong>
              <b>{value}</b>
              {m.studio_import_in_rows({ count: rows })}
              <select
                className={styles.field}
                aria-label={m.studio_import_meaning_of({ value })}
                value=""
                onChange={({ target }) =>
                  onMeaning(field, folded, target.value === LEAVE ? null : target.value)
                }
              >
                <option value="">{m.studio_import_choose()}</option>
                {meaningsOf(field, reading).map(([means, name]) => (
                  <option key={means} value={means}>
                    {name}
                  </option>
                ))}
                <option value={LEAVE}>{m.studio_import_leave_as_are()}</option>
              </select>
            </td>
          </tr>
        ))}
    </>
  )
}

const LEAVE = '-'

const isNamed = (field: ImportField | null): field is Named =>
  field === 'building' || field === 'type' || field === 'status'

function meaningsOf(field: Named, { buildings, types }: Reading): (readonly [string, string])[] {
  if (field === 'status') return APARTMENT_STATUSES.map((status) => [status, STATUS_WORDS[status]()])
  const things = field === 'building' ? buildings : types
  return things.map(({ id, names }) => [String(id), names[0] ?? String(id)])
}

function Recognised({ column, reading }: { column: Column; reading: Reading }) {
  const { field, values, unread, problem } = column
  if (field === null) return <span className={styles.quiet}>{m.studio_import_not_a_field()}</span>
  if (field === 'name')
    return (
      <>
        <span className={styles.key}>{m.studio_import_key()}</span>
        {m.studio_import_finds({ known: reading.known, fresh: reading.fresh })}
      </>
    )
  const words = values
    ? m.studio_import_values_known(values)
    : problem
      ? `${m.studio_import_cells_unread({ count: unread })}: ${CELL_WORDS[problem]()}`
      : m.studio_import_all_read()
  return (
    <span className={styles.recognised} data-odd={unread > 0 || undefined}>
      <StaffIcon name={unread > 0 ? 'warning' : 'check'} size={16} />
      {words}
    </span>
  )
}
