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
  /** Changes that wait for Publish: said beside the latest day. */
  waiting: number
  onUndone: () => void
}

/** The latest day first. */
export function HistoryDays({ actions, waiting, onUndone }: HistoryDaysProps) {
  const { timeZone } = useTimes()
  const days = Map.groupBy(actions, ({ at }) => zonedDay(new Date(at), timeZone))
  return [...days].map(([day, ofDay], nth) => (
    <section key={day} className={styles.day}>
      <DayHead at={ofDay[0]?.at ?? ''} waiting={nth === 0 ? waiting : 0} />
      <ul>
        {ofDay.map((action) => (
          <ActionRow key={action.id} action={action} onUndone={onUndone} />
        ))}
      </ul>
    </section>
  ))
}

function DayHead({ at, waiting }: { at: string; waiting: number }) {
  const times = useTimes()
  const near = [m.studio_today, m.studio_yesterday][times.daysAgo(at)]?.()
  const rest = times.say(at, { ...(near && { weekday: 'long' }), day: 'numeric', month: 'long' })
  return (
    <h2 className={styles.dayHead}>
      <span>
        <b>{near ?? times.say(at, { weekday: 'long' })}</b>, {rest}
      </span>
      {waiting > 0 && <small>{m.studio_waiting_changes({ count: waiting })}</small>}
    </h2>
  )
}

interface ActionRowProps {
  action: Action
  onUndone: () => void
}

function ActionRow({ action, onUndone }: ActionRowProps) {
  const times = useTimes()
  const [open, setOpen] = useState(false)
  const { waits } = action
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
