import { MEDIA_TYPES } from '@belvedere/domain/media-types'
import { planImageSource } from '@belvedere/domain/plan-image'
import type { Apartment, Poi } from '../../api/entities.ts'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress, pictureSrcSet } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import styles from './stage.module.css'

/** What one looks at: the plan, or a picture chosen from the gallery. */
export function Stage({ apartment, picture }: { apartment: Apartment; picture: Poi | undefined }) {
  const address = picture && pictureOf(picture.media, MEDIA_TYPES.poi_image_dzi)
  if (picture && address) {
    return (
      <div className={styles.picture}>
        <img
          src={pictureAddress(address, 1280)}
          srcSet={pictureSrcSet(address)}
          sizes="(min-width: 960px) 67vw, 100vw"
          alt={picture.title}
        />
      </div>
    )
  }
  const plan = planImageSource(apartment.media)
  return (
    <div className={styles.plan}>
      {plan && <img src={plan} alt={m.plan_of({ name: apartment.name })} fetchPriority="high" />}
    </div>
  )
}
