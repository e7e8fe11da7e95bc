import type { LeftRow } from '@belvedere/domain/imports/read-rows'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-columns-step.module.css'

const FIRST = 4

const KIND_WORDS: Readonly<Record<LeftRow['kind'], () => string>> = {
  title: m.studio_import_left_title,
  names: m.studio_import_left_names,
  total: m.studio_import_left_total,
  note: m.studio_import_left_note,
  nameless: m.studio_import_left_nameless,
}

/** Titles, sums and notes: which rows of the file are about no apartment (IMP-08). */
export function LeftOut({ rows, count }: { rows: readonly LeftRow[]; count: number }) {
  const [all, setAll] = useState(false)
  if (count === 0) return null
  const shown = all ? rows : rows.slice(0, FIRST)
  return (
    <div className={styles.leftOut}>
      <p>{m.studio_import_left_rows({ count })}</p>
      <ul>
        {shown.map(({ row, kind, says }) => (
          <li key={row}>{m.studio_import_left_row({ row, kind: KIND_WORDS[kind](), says })}</li>
        ))}
      </ul>
      {!all && count > FIRST && (
        <Button look="text" onClick={() => setAll(true)}>
          {m.studio_show_more({ count: count - FIRST })}
        </Button>
      )}
    </div>
  )
}
