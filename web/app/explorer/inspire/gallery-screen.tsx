import { useRef } from 'react'
import { pictureAddress, pictureSrcSet } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './gallery-screen.module.css'
import type { Slide } from './load-gallery.ts'
import { useSlides } from './use-slides.ts'

/** Picture after picture, edge to edge: by swipe, by the arrow keys, by the buttons. */
export function GalleryScreen({ slides, name }: { slides: readonly Slide[]; name: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const { shown, show } = useSlides(strip, slides.length)
  if (slides.length === 0) return <p className={styles.nothing}>{m.nothing_published()}</p>
  return (
    <section className={styles.gallery} aria-label={m.gallery()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <ul ref={strip} className={styles.strip} tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide}>
            <figure>
              <img
                src={pictureAddress(slide.address, 1920)}
                srcSet={pictureSrcSet(slide.address)}
                sizes="max(100vw, 89vh)"
                // The caption beside it says what it is.
                alt={slide.caption ? '' : name}
                loading={index < 2 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
              {slide.caption && <figcaption className={styles.caption}>{slide.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <RoundButton ground="glass" label={m.previous_picture()} onClick={() => show(Math.max(shown - 1, 0))}>
          <Icon name="left" />
        </RoundButton>
        <p className={styles.count} aria-live="polite">
          {m.picture_number({ number: shown + 1, count: slides.length })}
        </p>
        <RoundButton
          ground="glass"
          label={m.next_picture()}
          onClick={() => show(Math.min(shown + 1, slides.length - 1))}
        >
          <Icon name="right" />
        </RoundButton>
      </div>
    </section>
  )
}
