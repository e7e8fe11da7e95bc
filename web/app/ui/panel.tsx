import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  /** Read out when it opens; the panel's own heading may stand in `children`. */
  label: string
  /** From the right edge, a card under the tools, from the thumb, over the whole screen, or in its middle. */
  shape: 'side' | 'card' | 'sheet' | 'full' | 'centre'
  onClose: () => void
  children: ReactNode
  /** What has the focus when it opens; the first control where nobody says. */
  initialFocus?: () => HTMLElement | null
  /** Sets `--panel-width`, and what else is special. */
  className?: string | undefined
}

/** Paper over the screen: it takes the focus and keeps it, closes on Escape, and gives the focus back. */
export function Panel({ label, shape, onClose, children, initialFocus, className = '' }: PanelProps) {
  return (
    <Dialog.Root open onOpenChange={(open, { event }) => !open && !isNotice(event.target) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-shape={shape} />
        <Dialog.Popup
          className={`${styles.panel} ${className}`}
          data-shape={shape}
          aria-label={label}
          {...(initialFocus && { initialFocus })}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A notice stands above every panel; to answer it is not to leave the panel. */
function isNotice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-live]') !== null
}
