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

interface HistoryFiltersProps {
  people: readonly Colleague[]
  userId: number | undefined
  onUserId: (id: number | undefined) => void
  kind: ActionKind | undefined
  onKind: (kind: ActionKind | undefined) => void
}

/** By person and by what was changed. */
export function HistoryFilters({ people, userId, onUserId, kind, onKind }: HistoryFiltersProps) {
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
    </div>
  )
}
