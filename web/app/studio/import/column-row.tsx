import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { type ImportField, isPerArea } from '@belvedere/domain/imports/import-field'
import type { NamedField } from '@belvedere/domain/imports/read-cell'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { Choices, Column, Reading } from './import-types.ts'
import { nameOf, valueWords } from './import-values.ts'
import { CELL_WORDS, FIELD_WORDS, STATUS_WORDS } from './import-words.ts'
import styles from './studio-columns-step.module.css'

interface ColumnRowProps {
  column: Column
  /** As it was chosen, perhaps a moment before the file is read like that. */
  field: ImportField | null
  reading: Reading
  meanings: NonNullable<Choices['meanings']>
  onField: (field: ImportField | null) => void
  onMeaning: (field: NamedField, folded: string, means: string | null) => void
}

/** One column of the file. Beneath it its words with what they are taken for: those that are known on demand. */
export function ColumnRow({ column, field, reading, meanings, onField, onMeaning }: ColumnRowProps) {
  const [all, setAll] = useState(false)
  const { header, samples, reads, words } = column
  const isRead = field === column.field
  const known = words.filter(({ from }) => from === 'known').length
  const shown = isRead && isNamed(field) ? words.filter(({ from }) => all || from !== 'known') : []
  return (
    <>
      <tr data-out={field === null || undefined}>
        <th scope="row">
          {header || '–'}
          <span>{samples.join('\u2003')}</span>
        </th>
        <td>
          <span className={styles.arrow}>
            <StaffIcon name="arrow" size={16} />
          </span>
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
        <td className={styles.reads}>
          {field && isRead ? valueWords(field, reads, reading) : field ? '…' : '–'}
        </td>
        <td>
          {isRead && (
            <div className={styles.values}>
              <Recognised column={column} reading={reading} />
              {known > 0 && (
                <Button look="text" aria-expanded={all} onClick={() => setAll(!all)}>
                  {all ? m.studio_import_hide_words() : m.studio_import_show_words()}
                </Button>
              )}
            </div>
          )}
        </td>
      </tr>
      {isNamed(field) &&
        shown.map((word) => (
          <WordRow
            key={word.folded}
            word={word}
            told={meanings[field]?.[word.folded]}
            options={meaningsOf(field, reading)}
            onMeaning={(means) => onMeaning(field, word.folded, means)}
          />
        ))}
    </>
  )
}

const LEAVE = '-'

interface WordRowProps {
  word: Column['words'][number]
  /** Null: those cells stay as they are. */
  told: string | null | undefined
  options: readonly (readonly [string, string])[]
  onMeaning: (means: string | null) => void
}

/** A word of the file with what it is taken for: it stays in sight and can be changed (IMP-08). */
function WordRow({ word: { value, rows, means, from }, told, options, onMeaning }: WordRowProps) {
  const isKnown = told !== undefined || from !== 'unknown'
  const taken = told === undefined ? means : told
  return (
    <tr className={isKnown ? styles.word : styles.unknown}>
      <td colSpan={4}>
        {!isKnown && <strong>{m.studio_import_unknown_value()}</strong>}
        <b>{value}</b>
        {isKnown ? m.studio_import_taken_for({ count: rows }) : m.studio_import_in_rows({ count: rows })}
        <select
          className={styles.field}
          aria-label={m.studio_import_meaning_of({ value })}
          value={taken ?? (isKnown ? LEAVE : '')}
          onChange={({ target }) => onMeaning(target.value === LEAVE ? null : target.value)}
        >
          {!isKnown && <option value="">{m.studio_import_choose()}</option>}
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
          <option value={LEAVE}>{m.studio_import_leave_as_are()}</option>
        </select>
        {from === 'offered' && told === undefined && (
          <span className={styles.key}>{m.studio_import_our_guess()}</span>
        )}
      </td>
    </tr>
  )
}

const isNamed = (field: ImportField | null): field is NamedField =>
  field === 'building' || field === 'type' || field === 'status'

function meaningsOf(field: NamedField, { buildings, types }: Reading): (readonly [string, string])[] {
  if (field === 'status') return APARTMENT_STATUSES.map((status) => [status, STATUS_WORDS[status]()])
  const things = field === 'building' ? buildings : types
  return things.map(({ id }) => [String(id), nameOf(things, id)])
}

function Recognised({ column, reading }: { column: Column; reading: Reading }) {
  const { header, field, values, unread, problem } = column
  if (field === null)
    return (
      <span className={styles.quiet}>
        {isPerArea(header) ? m.studio_import_per_area_head() : m.studio_import_not_a_field()}
      </span>
    )
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
