import { m } from '../../paraglide/messages.js'
import { useCompareCount } from '../../state/compare.ts'
import { useFavouriteCount } from '../../state/favourites.ts'
import { togglePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './tools.module.css'
import type { ToolsProps } from './tools.tsx'

/** One button for all tools, where there is no room for their pill; its badge is the sum of theirs. */
export function MenuButton({ ground, crowded }: ToolsProps) {
  const count = useFavouriteCount() + useCompareCount()
  return (
    <div className={styles.menu} data-ground={ground} data-crowded={crowded || undefined}>
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
