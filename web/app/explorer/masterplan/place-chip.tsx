import type { Place } from '../../cards/place.ts'
import glass from '../../ui/glass.module.css'
import styles from './place-chip.module.css'

/** A building's name on a stem above it, with how many of its apartments are available. */
export function PlaceChip({ place }: { place: Place }) {
  return (
    <span className={`${styles.chip} ${glass.glass}`}>
      {place.name}
      <span className={styles.count}>{place.available}</span>
    </span>
  )
}
