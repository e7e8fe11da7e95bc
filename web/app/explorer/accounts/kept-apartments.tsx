import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { apartmentFactsLine } from '../../i18n/apartment-facts-line.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useListedApartments } from '../../state/use-listed-apartments.ts'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './kept-apartments.module.css'

interface KeptApartmentsProps {
  title: string
  ids: readonly number[]
  /** What is said when there are none. */
  none: string
}

/** One of the user's lists, each apartment a way to its page (RTE-18). */
export function KeptApartments({ title, ids, none }: KeptApartmentsProps) {
  const localised = useLocalised()
  const heading = useId()
  const { status, list } = useListedApartments(ids)
  const coming = list.length === 0 && status !== 'failed' ? ids.length : 0
  return (
    <section className={styles.kept} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {status === 'failed' && <p role="alert">{m.error_text()}</p>}
      {status === 'ready' && ids.length === 0 && <p className={styles.none}>{none}</p>}
      <ul style={{ '--coming': coming } as CSSProperties}>
        {list.map(({ apartment, selectedFilters }) => (
          <li key={apartment.id}>
            <Link
              className={styles.apartment}
              to={localised(apartmentPath(apartment.masterplanId, apartment.buildingId, apartment.id))}
            >
              <span className={styles.name}>{apartment.name}</span>
              <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
              <span className={styles.line}>{apartmentFactsLine(apartment, selectedFilters)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
