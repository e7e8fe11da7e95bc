import { Plan } from '../../cards/plan.tsx'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import styles from './sent-apartments.module.css'

/** What goes to the agent, at a glance; more than three scroll sideways. */
export function SentApartments({ favourites }: { favourites: readonly ListedApartment[] }) {
  return (
    <ul className={styles.sent}>
      {favourites.map(({ apartment }) => (
        <li key={apartment.id}>
          <Plan apartment={apartment} className={styles.plan} />
          <p className={styles.name}>{apartment.name}</p>
        </li>
      ))}
    </ul>
  )
}
