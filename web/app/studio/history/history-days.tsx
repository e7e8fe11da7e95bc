import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Action } from '../actions/action-words.ts'
import { WhoDid } from '../actions/who-did.tsx'
import { ActionRows } from './action-rows.tsx'
import styles from './studio-history.module.css'

interface HistoryDaysProps {
  actions: readonly Action[]
  onUndone: () => void
}

/** The latest day first. */
export function HistoryDays({ actions, onUndone }: HistoryDaysProps) {
  const { timeZone } = useTimes()
  const days = Map.groupBy(actions, ({ at }) => zonedDay(new Date(at), timeZone))
  // What is older than the last publishing has gone out with it.
  const published = actions.find(({ kind }) => kind === 'publish')?.id ?? 0
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <DayHead at={ofDay[0]?.at ?? ''} />
      <ul>
        {ofDay.map((action) => (
          <ActionRow
            key={action.id}
            action={action}
            waits={action.id > published && 'drafts' in action.touched}
            onUndone={onUndone}
          />
        ))}
      </ul>
    </section>
  ))
}

function DayHead({ at }: { at: string }) {
  const times = useTimes()
  const near = [m.studio_today, m.studio_yesterday][times.daysAgo(at)]?.()
  const rest = times.say(at, { ...(near && { weekday: 'long' }), day: 'numeric', month: 'long' })
  return (
    <h2 className={styles.dayHead}>
      <b>{near ?? times.say(at, { weekday: 'long' })}</b>, {rest}
    </h2>
  )
}

interface ActionRowProps {
  action: Action
  /** For Publish. */
  waits: boolean
  onUndone: () => void
}

function ActionRow({ action, waits, onUndone }: ActionRowProps) {
  const times = useTimes()
  const [open, setOpen] = useState(false)
  const live = !waits && 'apartments' in action.touched && action.kind !== 'undo'
  return (
    <li className={styles.action}>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <time dateTime={action.at}>{times.time(action.at)}</time>
        <WhoDid action={action} size={30} />
        <span className={styles.state} data-waits={waits || undefined}>
          {waits ? m.studio_not_published() : live ? m.studio_live() : ''}
        </span>
        <Icon name={open ? 'up' : 'down'} size={18} />
        <span className={styles.hidden}>{open ? m.studio_hide_action() : m.studio_show_action()}</span>
      </button>
      {open && <ActionRows actionId={action.id} onUndone={onUndone} />}
    </li>
  )
}
