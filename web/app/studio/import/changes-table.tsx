import type { Decisions } from '@belvedere/domain/imports/chosen-changes'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ChangeLine, FreshLine } from './change-line.tsx'
import { GROUP_WORDS } from './change-tabs.tsx'
import type { Group, Groups, Tab } from './group-changes.ts'
import { Guards } from './guards.tsx'
import { HeldColumns } from './held-columns.tsx'
import { HeldLine } from './held-line.tsx'
import type { Change, Changes, Reading } from './import-types.ts'
import { nameOf } from './import-values.ts'
import { CELL_WORDS, FIELD_WORDS } from './import-words.ts'
import styles from './studio-changes-step.module.css'
import type { Decide } from './use-decisions.ts'

/** So many of a group, until more are asked for. */
const FIRST = 6

interface ChangesTableProps {
  groups: Groups
  tab: Tab
  changes: Changes
  reading: Reading
  decisions: Decisions
  decide: Decide
}

export function ChangesTable({ groups, tab, changes, reading, decisions, decide }: ChangesTableProps) {
  const isShown = (group: Group) => (tab === 'all' || tab === group) && groups[group].length > 0
  const plain = (group: 'prices' | 'statuses' | 'facts') =>
    isShown(group) && (
      <Some key={group} group={group} rows={groups[group]} whole={tab === group}>
        {(change: Change) => (
          <ChangeLine
            key={change.id}
            change={change}
            names={reading}
            taken={!decisions.leftOut.includes(change.id)}
            onTake={(taken) => decide.take(change, taken)}
          />
        )}
      </Some>
    )
  return (
    <div className={styles.table}>
      <Guards guards={changes.guards} confirmed={decisions.guards} onConfirm={decide.confirmGuard} />
      <HeldColumns
        held={changes.heldColumns}
        names={reading}
        confirmed={decisions.confirmedColumns}
        onConfirm={decide.confirmColumn}
      />
      {isShown('held') && (
        <Some group="held" rows={groups.held} whole={tab === 'held'}>
          {(change) => (
            <HeldLine
              key={change.id}
              change={change}
              names={reading}
              limit={changes.limitPercent}
              confirmed={decisions.confirmed.includes(change.id)}
              onConfirm={(confirmed) => decide.take(change, confirmed)}
            />
          )}
        </Some>
      )}
      {plain('prices')}
      {plain('statuses')}
      {plain('facts')}
      {isShown('new') &&
        byBuilding(groups.new, reading).map(({ id, title, fresh }) => (
          <Some key={id} group="new" title={title} rows={fresh} whole={tab === 'new'}>
            {(one) => (
              <FreshLine
                key={one.id}
                fresh={one}
                names={reading}
                taken={!decisions.leftOut.includes(one.id)}
                onTake={(taken) => decide.take(one, taken)}
              />
            )}
          </Some>
        ))}
      {isShown('missing') && (
        <Missing missing={groups.missing} now={decisions.missing} onMissing={decide.missing} />
      )}
      {isShown('unread') && (
        <Some group="unread" rows={groups.unread} whole={tab === 'unread'}>
          {(cell) => (
            <p key={`${cell.row} ${cell.column}`} className={styles.line}>
              <span>{m.studio_import_row({ row: cell.row })}</span>
              <span>{FIELD_WORDS[cell.field]()}</span>
              <span>{cell.says}</span>
              <span>{CELL_WORDS[cell.problem]()}</span>
            </p>
          )}
        </Some>
      )}
    </div>
  )
}

/** Into which building they come, and whether visitors see them with it or only when somebody publishes them. */
function byBuilding(fresh: Groups['new'], { buildings }: Reading) {
  return [...Map.groupBy(fresh, ({ values }) => values.building ?? 0)].map(([id, group]) => {
    const building = buildings.find((one) => one.id === id)
    const when = building?.live ? m.studio_import_new_drafts() : m.studio_import_new_with_building()
    return {
      id,
      fresh: group,
      title: `${m.studio_import_new_into({ building: nameOf(buildings, id) })}, ${when}`,
    }
  })
}

interface SomeProps<Row> {
  group: Group
  /** What the group is called, if not as its tab is. */
  title?: string
  rows: readonly Row[]
  /** All of them from the start. */
  whole: boolean
  children: (row: Row) => React.ReactNode
}

/** A group under its name, the first of it until more are asked for. */
function Some<Row>({ group, title, rows, whole, children }: SomeProps<Row>) {
  const [all, setAll] = useState(false)
  const shown = all || whole ? rows : rows.slice(0, FIRST)
  return (
    <section className={styles.group}>
      <h2>
        {title ?? GROUP_WORDS[group]()} <span>{rows.length}</span>
      </h2>
      {shown.map(children)}
      {shown.length < rows.length && (
        <Button look="text" onClick={() => setAll(true)}>
          {m.studio_show_more({ count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

interface MissingProps {
  missing: Groups['missing']
  now: Decisions['missing']
  onMissing: (missing: Decisions['missing']) => void
}

/** Apartments that the file does not name stay as they are unless that is ticked (IMP-03). */
function Missing({ missing, now, onMissing }: MissingProps) {
  const names = missing.slice(0, FIRST).map(({ name }) => name)
  const choice = (value: Decisions['missing'], words: string) => (
    <button type="button" aria-pressed={now === value} onClick={() => onMissing(value)}>
      {words}
    </button>
  )
  return (
    <section className={styles.group}>
      <h2>
        {m.studio_import_missing_in_file()} <span>{missing.length}</span>
      </h2>
      <p className={styles.missing}>
        <span className={styles.quiet}>{`${names.join(', ')}${missing.length > FIRST ? '…' : ''}`}</span>
        <span className={styles.choice}>
          {choice('leave', m.studio_import_leave_as_is())}
          {missing.some(({ canBeUnavailable }) => canBeUnavailable) &&
            choice('unavailable', m.studio_import_make_unavailable())}
        </span>
      </p>
    </section>
  )
}
