import { Link } from 'react-router'
import type { Place } from '../../cards/place.ts'
import { PlaceFacts } from '../../cards/place-facts.tsx'
import { pictureAddress } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './place-sheet.module.css'

/** What a touch previews: a finger has no hover, so the card comes up from the bottom with Open (VIE-06). */
export function PlaceSheet({ place, onClose }: { place: Place; onClose: () => void }) {
  const localised = useLocalised()
  return (
    <section className={styles.sheet} data-preview={place.mode} aria-label={place.name}>
      {place.picture && (
        <img
          className={styles.picture}
          src={pictureAddress(place.picture, 320)}
          alt=""
          width="104"
          height="128"
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{place.name}</h2>
        <PlaceFacts place={place} />
      </div>
      <button type="button" className={styles.close} aria-label={m.close()} onClick={onClose}>
        <Icon name="close" />
      </button>
      <Link className={styles.open} to={localised(place.path)}>
        {m.open()}
      </Link>
    </section>
  )
}
