import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import type { Colleague } from '@belvedere/contract/entities/colleague'
import { m } from '../../paraglide/messages.js'
import styles from './studio-history-filters.module.css'

const KINDS: Readonly<Record<ActionKind, () => string>> = {
  apartments: m.studio_what_apartments,
  places: m.studio_what_places,
  outlines: m.studio_what_outlines,
  texts: m.studio_what_texts,
  look: m.studio_what_look,
  people: m.studio_what_people,
  publish: m.studio_what_publish,
  undo: m.studio_what_undo,
}

/** A year has four figures. */
const FIRST_DAY = '1970-01-02'
const LAST_DAY = '9998-12-31'

interface HistoryFiltersProps {
  people: readonly Colleague[]
  userId: number | undefined
  onUserId: (id: number | undefined) => void
  kind: ActionKind | undefined
  onKind: (kind: ActionKind | undefined) => void
  /** The last day that is shown, `2026-11-17`; empty for today. */
  until: string
  onUntil: (day: string) => void
}

/** By person, by what was changed, and from which day back. */
export function HistoryFilters({
  people,
  userId,
  onUserId,
  kind,
  onKind,
  until,
  onUntil,
}: HistoryFiltersProps) {
  return (
    <div className={styles.filters}>
      <label className={styles.filter}>
        {m.studio_who()}
        <select
          value={userId ?? ''}
          onChange={({ target }) => onUserId(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{m.studio_everyone()}</option>
          {people.map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>{`${firstName} ${lastName}`}</option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        {m.studio_what()}
        <select
          value={kind ?? ''}
          onChange={({ target }) => onKind(target.value === '' ? undefined : (target.value as ActionKind))}
        >
          <option value="">{m.studio_everything()}</option>
          {Object.entries(KINDS).map(([name, word]) => (
            <option key={name} value={name}>
              {word()}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        {m.studio_until_day()}
        <input
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={until}
          onChange={({ target }) => onUntil(target.value)}
        />
      </label>
    </div>
  )
}
