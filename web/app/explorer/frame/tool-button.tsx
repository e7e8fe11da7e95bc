import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './tools.module.css'

interface ToolButtonProps {
  icon: IconName
  label: string
  /** Its badge; hidden at zero. */
  count?: number
  /** What the badge means, for those who hear it. */
  countLabel?: string
  onPress: () => void
}

export function ToolButton({ icon, label, count = 0, countLabel = '', onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={count > 0 ? `${label}, ${countLabel}` : label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
