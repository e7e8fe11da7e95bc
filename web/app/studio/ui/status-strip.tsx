import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import styles from './studio-status-strip.module.css'

/** How apartments divide among the statuses, each with its pattern; the numbers beside it say the same. */
export function StatusStrip({
  counts,
  height,
}: {
  counts: Readonly<Record<ApartmentStatus, number>>
  height: 10 | 14
}) {
  return (
    <div className={styles.strip} style={{ height }} aria-hidden="true">
      {APARTMENT_STATUSES.filter((status) => counts[status] > 0).map((status) => (
        <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
      ))}
    </div>
  )
}
