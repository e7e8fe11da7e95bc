import type { Place } from '../../cards/place.ts'
import { PlaceFacts } from '../../cards/place-facts.tsx'
import { pictureAddress } from '../../content/picture-address.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './place-preview.module.css'

/** The chip of what is pointed at, grown into a card (VIE-06). */
export function PlacePreview({ place }: { place: Place }) {
  return (
    <span className={styles.card} data-preview={place.mode}>
      {place.picture && (
        <img
          className={styles.picture}
          src={pictureAddress(place.picture, 640)}
          alt=""
          width="336"
          height="108"
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          {place.name}
          <Icon name="open" />
        </span>
        <PlaceFacts place={place} />
      </span>
    </span>
  )
}
