import { Link } from 'react-router'
import type { Place } from '../../cards/place.ts'
import { PlaceFacts } from '../../cards/place-facts.tsx'
import { pictureAddress } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { MEDIA } from '../../ui/media.ts'
import styles from './place-list.module.css'

/** Places as picture cards: the list page is the full equal of the picture. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const localised = useLocalised()
  if (places.length === 0) return <p className={styles.nothing}>{m.nothing_published()}</p>
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={place.shapeId}>
          <Link className={styles.card} to={localised(place.path)}>
            {place.picture ? (
              <img
                className={styles.picture}
                src={pictureAddress(place.picture, 640)}
                srcSet={`${pictureAddress(place.picture, 640)} 640w, ${pictureAddress(place.picture, 960)} 960w`}
                sizes={`${MEDIA['--from-desktop']} 400px, ${MEDIA['--from-tablet']} 50vw, 100vw`}
                alt=""
                width="640"
                height="360"
              />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.words}>
              <span className={styles.name}>
                {place.name}
                <Icon name="open" />
              </span>
              <PlaceFacts place={place} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
