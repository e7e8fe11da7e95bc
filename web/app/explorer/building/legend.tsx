import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { statusWord } from '../../i18n/status-words.ts'
import { LivePill } from '../../live/live-pill.tsx'
import { useChanges } from '../../live/live-store.ts'
import { m } from '../../paraglide/messages.js'
import glass from '../../ui/glass.module.css'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import styles from './legend.module.css'

interface LegendProps {
  counts: Readonly<Partial<Record<ApartmentStatus, number>>>
  /** Of these apartments. */
  ids: readonly number[]
}

/** What the colours and patterns mean, with how many apartments of the building stand so, and since when that is true. */
export function Legend({ counts, ids }: LegendProps) {
  const changes = useChanges().filter(({ id }) => ids.includes(id))
  const more = (status: ApartmentStatus) =>
    changes.filter(({ to }) => to === status).length - changes.filter(({ from }) => from === status).length
  return (
    <div className={styles.row}>
      <LivePill place="picture" />
      <ul className={`${styles.legend} ${glass.glass}`} aria-label={m.legend()}>
        {APARTMENT_STATUSES.map((status) => (
          <li key={status}>
            <svg viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: `var(--legend-${status})` }}>
              <StatusGlyph name={status} />
            </svg>
            {statusWord(status)} <b>{counts[status] ?? 0}</b>
            {more(status) !== 0 && (
              <span className={styles.more}>
                {more(status) > 0 ? `+${more(status)}` : `−${-more(status)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
