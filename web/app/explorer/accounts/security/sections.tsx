import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { Link } from 'react-router'
import { useLocalised } from '../../../i18n/use-locale.ts'
import { m } from '../../../paraglide/messages.js'
import { openPanel } from '../../../state/open-panel.ts'
import { useLogOut } from '../../../state/use-log-out.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './sections.module.css'

/** The parts of an account; on a tablet a row of tabs. */
export function Sections() {
  const localised = useLocalised()
  const logOut = useLogOut()
  return (
    <nav className={styles.sections} aria-label={m.account()}>
      <button type="button" className={styles.section} onClick={() => openPanel({ name: 'profile' })}>
        <Icon name="person" />
        {m.profile()}
      </button>
      <Link className={styles.section} to={localised(ACCOUNT_PATHS.security)} aria-current="page">
        <Icon name="shield" />
        {m.security()}
      </Link>
      <hr />
      <button type="button" className={styles.section} onClick={() => void logOut()}>
        <Icon name="leave" />
        {m.logout()}
      </button>
    </nav>
  )
}
