import { m } from '../../paraglide/messages.js'
import bar from '../../ui/bar-button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './near-me.module.css'

/** Does the same as the map's locate control (LOC-02). */
export function NearMe({ look, onPress }: { look: 'bar' | 'row'; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${bar.button} ${styles.nearMe}`}
      data-look={look}
      aria-label={m.near_me()}
      onClick={onPress}
    >
      <Icon name="locate" />
      <span className={styles.word}>{m.near_me()}</span>
    </button>
  )
}
