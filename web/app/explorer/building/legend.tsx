import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import glass from '../../ui/glass.module.css'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import styles from './legend.module.css'

/** What the colours and patterns mean, with how many apartments of the building stand so. */
export function Legend({ counts }: { counts: Readonly<Partial<Record<ApartmentStatus, number>>> }) {
  return (
    <ul className={`${styles.legend} ${glass.glass}`} aria-label={m.legend()}>
      {APARTMENT_STATUSES.map((status) => (
        <li key={status}>
          <svg viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: `var(--legend-${status})` }}>
            <StatusGlyph name={status} />
          </svg>
          {statusWord(status)} <b>{counts[status] ?? 0}</b>
        </li>
      ))}
    </ul>
  )
}
