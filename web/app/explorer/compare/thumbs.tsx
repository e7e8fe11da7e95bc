import { Plan } from '../../cards/plan.tsx'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { m } from '../../paraglide/messages.js'
import styles from './thumbs.module.css'

interface ThumbsProps {
  list: readonly ListedApartment[]
  shown: readonly number[]
  onChoose: (apartmentId: number) => void
}

/** All that are compared, in small: pressing one shows it. */
export function Thumbs({ list, shown, onChoose }: ThumbsProps) {
  return (
    <ul className={styles.thumbs} aria-label={m.shown_columns()}>
      {list.map(({ apartment }) => (
        <li key={apartment.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={apartment.name}
            aria-pressed={shown.includes(apartment.id)}
            onClick={() => onChoose(apartment.id)}
          >
            <Plan apartment={apartment} className={styles.plan} />
            <span>{apartment.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
