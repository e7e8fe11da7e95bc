import type { Place } from '@belvedere/contract/entities/place'
import { cutDescription } from '@belvedere/domain/map/place-search'
import { Icon } from '../../ui/icon.tsx'
import styles from './place-search.module.css'

/** A place by its name, with what was typed of it in bold, and what it lies in. */
export function PlaceOption({ place, typed }: { place: Place; typed: string }) {
  const description = cutDescription(place.description)
  const within = description.startsWith(`${place.name}, `)
    ? description.slice(place.name.length + 2)
    : description
  const begins = place.name.toLowerCase().startsWith(typed.toLowerCase()) ? typed.length : 0
  return (
    <>
      <Icon name="pin" />
      <span className={styles.words}>
        <span className={styles.name}>
          <b>{place.name.slice(0, begins)}</b>
          {place.name.slice(begins)}
        </span>
        {within !== place.name && <span className={styles.within}>{within}</span>}
      </span>
    </>
  )
}
