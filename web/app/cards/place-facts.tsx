import { m } from '../paraglide/messages.js'
import { AvailabilityStrip } from '../ui/availability-strip.tsx'
import type { Place } from './place.ts'
import styles from './place-facts.module.css'

/** Where it stands, how large it is and what is still to be had in it. */
export function PlaceFacts({ place: { about, counts, available, total } }: { place: Place }) {
  return (
    <>
      <span className={styles.about}>{about}</span>
      <AvailabilityStrip counts={counts} />
      <span className={styles.available}>{m.available_of({ available, total })}</span>
    </>
  )
}
