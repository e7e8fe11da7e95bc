import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './near-me.module.css'

/** Presses the map's locate control (LOC-02). */
export function NearMe({ look, onPress }: { look: 'bar' | 'row'; onPress: () => void }) {
  return (
    <button type="button" className={styles.button} data-look={look} onClick={onPress}>
      <Icon name="locate" />
      {m.near_me()}
    </button>
  )
}
