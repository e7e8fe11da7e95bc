import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { CellChange } from './apartment.ts'
import type { ReadPaste, Table } from './cell-acts.ts'
import { valueText } from './cell-text.ts'
import { entryProblem } from './problem-words.ts'
import styles from './studio-paste-preview.module.css'

/** A paste that meets other rows than expected, and what it would do. */
export interface AskedPaste {
  readonly asItLies: ReadPaste
  /** By the names that it brings along, where those are of other rows. */
  readonly byName: ReadPaste | undefined
  /** Rows of the clipboard below the last row of the table. */
  readonly beyond: number
  readonly misfit: boolean
}

interface PastePreviewProps {
  asked: AskedPaste
  table: Table
  onPaste: (changes: readonly CellChange[]) => void
  onClose: () => void
}

const SHOWN = 100

/** Shown before it is done: each cell with its old and its new value. */
export function PastePreview({ asked, table, onPaste, onClose }: PastePreviewProps) {
  const { asItLies, byName, beyond, misfit } = asked
  // The names may be new ones for the rows that were marked: then nothing is where they point.
  const pointsSomewhere = byName !== undefined && byName.changes.length + byName.unread.length > 0
  const [named, setNamed] = useState(pointsSomewhere)
  const { changes, unread } = (named && byName) || asItLies
  const names = new Map(table.rows.map(({ id, name }) => [id, name]))
  const titles = new Map(table.columns.map(({ field, title }) => [field, title]))
  return (
    <Panel label={m.studio_paste_title()} shape="centre" onClose={onClose} className={styles.panel}>
      <div className={styles.dialog}>
        <CardHead title={m.studio_paste_title()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        {byName && (
          <fieldset className={styles.how}>
            <legend>{m.studio_paste_names_elsewhere()}</legend>
            <label>
              <input type="radio" name="paste" checked={named} onChange={() => setNamed(true)} />
              {m.studio_paste_by_name()}
            </label>
            <label>
              <input type="radio" name="paste" checked={!named} onChange={() => setNamed(false)} />
              {m.studio_paste_as_it_lies()}
            </label>
          </fieldset>
        )}
        {misfit && <p>{m.studio_paste_misfit()}</p>}
        {beyond > 0 && <p>{m.studio_paste_beyond({ count: beyond })}</p>}
        <ul className={styles.cells}>
          {changes.slice(0, SHOWN).map(({ id, field, before, after }) => (
            <li key={`${id} ${field}`}>
              <b>{names.get(id)}</b>
              <span>{titles.get(field)?.()}</span>
              <s>{valueText(field, before, table.facts) || m.studio_empty_value()}</s>
              <span>{valueText(field, after, table.facts) || m.studio_empty_value()}</span>
            </li>
          ))}
          {unread.slice(0, SHOWN).map(({ name, title, text, problem }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
            <li key={nth} data-unread="">
              <b>{name}</b>
              <span>{title}</span>
              <span>{text}</span>
              <span>{problem === 'locked' ? m.studio_cell_forbidden() : entryProblem(problem)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <Button onClick={onClose}>{m.studio_cancel()}</Button>
          <Button look="primary" disabled={changes.length === 0} onClick={() => onPaste(changes)}>
            {m.studio_paste_cells({ count: changes.length })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
