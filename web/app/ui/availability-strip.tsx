import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import styles from './availability-strip.module.css'

/** How the apartments of a building divide among the statuses; the words beside it say the same. */
export function AvailabilityStrip({
  counts,
}: {
  counts: Readonly<Partial<Record<ApartmentStatus, number>>>
}) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {APARTMENT_STATUSES.map((status) => {
        const count = counts[status] ?? 0
        return (
          count > 0 && (
            <span
              key={status}
              data-status={status}
              style={{ flexGrow: count, background: `var(--st-${status})` }}
            />
          )
        )
      })}
    </div>
  )
}
