import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { timeWords } from '../../i18n/when-words.ts'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../../staff/ui/date-locale.ts'
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
  const days = Map.groupBy(actions, ({ at }) => new Date(at).toDateString())
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
  const locale = dateLocale(useLocale())
  const date = new Date(at)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toDateString()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date)
  const near =
    date.toDateString() === daysAgo(0)
      ? m.studio_today()
      : date.toDateString() === daysAgo(1)
        ? m.studio_yesterday()
        : weekday
  const rest = new Intl.DateTimeFormat(locale, {
    ...(near !== weekday && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
  }).format(date)
  return (
    <h2 className={styles.dayHead}>
      <b>{near}</b>, {rest}
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
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const live = !waits && 'apartments' in action.touched && action.kind !== 'undo'
  return (
    <li className={styles.action}>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <time dateTime={action.at}>{timeWords(action.at, locale)}</time>
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
