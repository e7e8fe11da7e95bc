import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { clearNotices } from '../../state/notify.ts'
import styles from './notices.module.css'

/** Login and Register, for what only registered users may do (NTF-01). */
export function WaysIn() {
  const localised = useLocalised()
  return (
    <>
      <Link className={styles.way} to={localised(ACCOUNT_PATHS.login)} onClick={clearNotices}>
        {m.log_in()}
      </Link>
      <Link className={styles.way} to={localised(ACCOUNT_PATHS.signUp)} onClick={clearNotices}>
        {m.register()}
      </Link>
    </>
  )
}
