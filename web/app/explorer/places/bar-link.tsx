import { Link } from 'react-router'
import bar from '../../ui/bar-button.module.css'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** A list that the bottom bar leads to. */
export function BarLink({ icon, label, to }: { icon: IconName; label: string; to: string }) {
  return (
    <Link className={bar.button} data-look="bar" to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}
