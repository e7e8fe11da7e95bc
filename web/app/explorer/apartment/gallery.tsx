import type { Poi } from '@belvedere/contract/entities/poi'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import styles from './gallery.module.css'

interface GalleryProps {
  pictures: readonly Poi[]
  shownId: number | undefined
  onShow: (id: number | undefined) => void
}

/** The views of the building and of its surroundings; choosing the one that is shown goes back to the plan. */
export function Gallery({ pictures, shownId, onShow }: GalleryProps) {
  return (
    <ul className={styles.gallery} aria-label={m.gallery()}>
      {pictures.map((poi) => {
        const address = pictureOf(poi.media, MEDIA_TYPES.poi_image_dzi)
        return (
          address && (
            <li key={poi.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={poi.id === shownId}
                onClick={() => onShow(poi.id === shownId ? undefined : poi.id)}
              >
                <img src={pictureAddress(address, 320)} alt="" width="172" height="96" loading="lazy" />
                <span>{poi.title}</span>
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
}
