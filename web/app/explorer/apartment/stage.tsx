import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Poi } from '@belvedere/contract/entities/poi'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress, pictureSrcSet } from '../../content/picture-address.ts'
import { pictureWords } from '../../i18n/picture-words.ts'
import { m } from '../../paraglide/messages.js'
import { MEDIA } from '../../ui/media.ts'
import { ZoomControls } from '../../ui/zoom-controls.tsx'
import styles from './stage.module.css'
import { useZoom } from './use-zoom.ts'

interface StageProps {
  apartment: Apartment
  picture: Poi | undefined
}

/** What one looks at: the plan, or a picture chosen from the gallery; both can be brought closer. */
export function Stage({ apartment, picture }: StageProps) {
  const { frame, zoom, handlers, zoomIn, zoomOut, whole } = useZoom()
  const address = picture && pictureOf(picture.media, MEDIA_TYPES.poi_image_dzi)
  const plan = planImageSource(apartment.media)
  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; this is a picture */}
      <div
        {...handlers}
        ref={frame}
        className={address ? styles.picture : styles.plan}
        role="group"
        aria-label={m.picture_of({ name: picture?.title ?? apartment.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: zoom and arrow keys work on it
        tabIndex={0}
        data-zoomed={zoom.scale > 1 ? '' : undefined}
      >
        <div
          className={styles.zoomed}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {address ? (
            <img
              src={pictureAddress(address, 1280)}
              srcSet={pictureSrcSet(address)}
              sizes={`${MEDIA['--from-desktop']} 67vw, 100vw`}
              alt={picture?.title}
              draggable={false}
            />
          ) : (
            plan && (
              <img
                src={plan}
                alt={m.plan_of({ name: apartment.name })}
                fetchPriority="high"
                draggable={false}
              />
            )
          )}
        </div>
      </div>
      <div className={styles.controls}>
        <ZoomControls words={pictureWords()} onZoomIn={zoomIn} onZoomOut={zoomOut} onWhole={whole} />
      </div>
    </div>
  )
}
