import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './bar-button.module.css'

/** A list that the bottom bar leads to. */
export function BarLink({ icon, label, to }: { icon: IconName; label: string; to: string }) {
  return (
    <Link className={styles.button} data-look="bar" to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}
