import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './bar-button.module.css'

/** Presses the map's locate control (LOC-02). */
export function NearMe({ look, onPress }: { look: 'bar' | 'row'; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-label={m.near_me()}
      onClick={onPress}
    >
      <Icon name="locate" />
      <span className={styles.word}>{m.near_me()}</span>
    </button>
  )
}
