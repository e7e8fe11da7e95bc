import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { Link } from 'react-router'
import { textOf } from '../../content/media-of.ts'
import { pictureAddress, pictureSrcSet } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { MEDIA } from '../../ui/media.ts'
import type { PoiData, PoiPicture } from './load-poi.ts'
import styles from './poi-screen.module.css'

/** One point of interest: its pictures, and what there is to know about it. */
export function PoiScreen({ poi, pictures, place }: PoiData) {
  const localised = useLocalised()
  const text = textOf(poi.media, MEDIA_TYPES.description)
  return (
    <main className={styles.page} data-pictures={pictures.length}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={m.gallery()}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture picture={picture} name={poi.title} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.words}>
        {place && <p className={styles.place}>{place.name}</p>}
        <h1 className={styles.title}>{poi.title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {place && (
          <Link className={styles.way} to={localised(place.path)}>
            {m.show_place({ name: place.name })}
          </Link>
        )}
      </div>
    </main>
  )
}

function Picture({ picture, name, first }: { picture: PoiPicture; name: string; first: boolean }) {
  return (
    <img
      src={pictureAddress(picture.address, 1280)}
      srcSet={pictureSrcSet(picture.address)}
      sizes={`${MEDIA['--from-desktop']} 67vw, 100vw`}
      alt={name}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  )
}
