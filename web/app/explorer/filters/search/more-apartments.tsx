import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import styles from './more-apartments.module.css'

/** The way to the apartments of the whole project, where it offers them. */
export function MoreApartments({ to }: { to: string }) {
  return (
    <Link className={styles.link} to={to}>
      {m.all_apartments()}
      <Icon name="right" size={18} />
    </Link>
  )
}
