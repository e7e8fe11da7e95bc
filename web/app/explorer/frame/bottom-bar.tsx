import { type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  /** Names the bar for screen readers: filters, places. */
  label: string
  /** Glass over a picture, paper over the map. */
  ground?: 'glass' | 'paper'
  children: ReactNode
}

/** What one does here, within the thumb's reach; the arrow folds it down to itself (BAR-06). */
export function BottomBar({ label, ground = 'glass', children }: BottomBarProps) {
  // A phone on its side has room for the picture or for the bar.
  const flat = useMediaQuery(`${MEDIA['--cards']} and ${MEDIA['--flat']}`)
  const [asked, setAsked] = useState<boolean>()
  const folded = asked ?? flat
  const contents = useId()
  return (
    <nav
      className={styles.bar}
      aria-label={label}
      data-ground={ground}
      data-bottom-bar={folded ? 'folded' : 'open'}
    >
      <button
        type="button"
        className={styles.arrow}
        aria-label={folded ? m.show_bar() : m.hide_bar()}
        aria-expanded={!folded}
        aria-controls={contents}
        onClick={() => setAsked(!folded)}
      >
        <Icon name={folded ? 'up' : 'down'} />
      </button>
      <div id={contents} className={styles.contents} inert={folded}>
        {children}
      </div>
    </nav>
  )
}
