import { m } from '../../paraglide/messages.js'
import { useCompareCount } from '../../state/compare.ts'
import { useFavouriteCount } from '../../state/favourites.ts'
import { togglePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './tools.module.css'

/** A phone's one button for all tools; its badge is the sum of theirs. */
export function MenuButton({ ground }: { ground: 'glass' | 'paper' }) {
  const count = useFavouriteCount() + useCompareCount()
  return (
    <div className={styles.menu} data-ground={ground}>
      <RoundButton ground={ground} label={m.menu()} onClick={() => togglePanel({ name: 'menu' })}>
        <Icon name="menu" />
      </RoundButton>
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  )
}
