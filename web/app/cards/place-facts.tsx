import { bedroomWords } from '../i18n/bedroom-words.ts'
import { m } from '../paraglide/messages.js'
import { AvailabilityStrip } from '../ui/availability-strip.tsx'
import type { Place } from './place.ts'
import styles from './place-facts.module.css'

/** Where it stands, how large it is and what is still to be had in it. */
export function PlaceFacts({ place }: { place: Place }) {
  const { about, counts, available, total, bedrooms } = place
  const said = m.available_of({ available, total })
  const at = said.indexOf(String(available))
  return (
    <>
      <span className={styles.about}>{about}</span>
      <AvailabilityStrip counts={counts} />
      <span className={styles.homes}>
        <span className={styles.available}>
          {said.slice(0, at)}
          <b>{available}</b>
          {said.slice(at + String(available).length)}
        </span>{' '}
        {bedrooms && <span className={styles.bedrooms}>{bedroomWords(bedrooms)}</span>}
      </span>
    </>
  )
}
