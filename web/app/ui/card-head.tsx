import styles from './card-head.module.css'
import { Icon } from './icon.tsx'

interface CardHeadProps {
  title: string
  /** By which the card is named. */
  titleId?: string
  /** Of one control, of a card that holds several, or of a sheet. */
  size: 'control' | 'card' | 'sheet'
  /** What the button that closes it is called. */
  closeWord: string
  onClose: () => void
}

/** What a card is called, and the way out of it. It keeps to the card's own margins; the cross hangs into the right one. */
export function CardHead({ title, titleId, size, closeWord, onClose }: CardHeadProps) {
  return (
    <div className={styles.head} data-size={size}>
      <h2 id={titleId}>{title}</h2>
      <button type="button" className={styles.close} aria-label={closeWord} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
