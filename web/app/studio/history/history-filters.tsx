import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import type { Colleague } from '@belvedere/contract/entities/colleague'
import { m } from '../../paraglide/messages.js'
import { DayField } from '../../staff/time/day-field.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
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

/** What is asked for; empty where everything is. */
export interface HistoryWish {
  readonly userId: number | undefined
  readonly kind: ActionKind | undefined
  /** `buildings/3`. */
  readonly place: string
  /** In a name. */
  readonly text: string
  /** The first and the last day, `2026-11-17`. */
  readonly from: string
  readonly until: string
}

export const EVERYTHING: HistoryWish = {
  userId: undefined,
  kind: undefined,
  place: '',
  text: '',
  from: '',
  until: '',
}

interface HistoryFiltersProps {
  people: readonly Colleague[]
  places: readonly { readonly key: string; readonly name: string }[]
  projectName: string
  wish: HistoryWish
  onWish: (wish: HistoryWish) => void
}

/** By person, by what was changed and where, by a name, and between which days (HIS-01, STU-08). */
export function HistoryFilters({ people, places, projectName, wish, onWish }: HistoryFiltersProps) {
  const change = (part: Partial<HistoryWish>) => onWish({ ...wish, ...part })
  return (
    <div className={styles.filters}>
      <label className={styles.filter}>
        {m.studio_who()}
        <select
          value={wish.userId ?? ''}
          onChange={({ target }) =>
            change({ userId: target.value === '' ? undefined : Number(target.value) })
          }
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
          value={wish.kind ?? ''}
          onChange={({ target }) =>
            change({ kind: target.value === '' ? undefined : (target.value as ActionKind) })
          }
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
        {m.studio_where()}
        <select value={wish.place} onChange={({ target }) => change({ place: target.value })}>
          <option value="">{projectName}</option>
          {places.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DayField label={m.studio_from_day()} day={wish.from} onDay={(from) => change({ from })} />
      <DayField label={m.studio_until_day()} day={wish.until} onDay={(until) => change({ until })} />
      <label className={`${styles.filter} ${styles.find}`}>
        <StaffIcon name="find" size={16} />
        <input
          type="search"
          data-staff-find
          aria-label={m.studio_find_history()}
          placeholder={m.studio_find_history_hint()}
          value={wish.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
    </div>
  )
}
