import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-camera-views.module.css'

interface IconButtonProps {
  icon: 'up' | 'down' | 'remove'
  label: string
  onClick: (() => void) | undefined
}

/** Moves or removes what stands on its line. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <StaffIcon name={icon} size={16} />
    </button>
  )
}
