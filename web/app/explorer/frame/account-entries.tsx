import { workAreas } from '@belvedere/domain/accounts/work-areas'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { closePanel, openPanel } from '../../state/open-panel.ts'
import { useSession } from '../../state/session.ts'
import { useLogOut } from '../../state/use-log-out.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './menu-card.module.css'

/** The account in the phone's menu: the way in for visitors, My profile and Logout for users. */
export function AccountEntries() {
  const localised = useLocalised()
  const { profile } = useSession()
  const logOut = useLogOut()
  if (!profile)
    return (
      <li>
        <Link className={styles.entry} to={localised(ACCOUNT_PATHS.login)} onClick={closePanel}>
          <Icon name="person" />
          {m.log_in()}
        </Link>
      </li>
    )
  const areas = workAreas(profile)
  return (
    <>
      <li>
        <button type="button" className={styles.entry} onClick={() => openPanel({ name: 'profile' })}>
          <Icon name="person" />
          {m.my_profile()}
        </button>
      </li>
      {areas.studio && (
        <li>
          <Link className={styles.entry} to={localised(STUDIO_PATH)} onClick={closePanel}>
            <Icon name="buildings" />
            {m.studio()}
          </Link>
        </li>
      )}
      {areas.desk && (
        <li>
          <Link className={styles.entry} to={localised(DESK_PATH)} onClick={closePanel}>
            <Icon name="list" />
            {m.desk()}
          </Link>
        </li>
      )}
      <li>
        <Link className={styles.entry} to={localised(ACCOUNT_PATHS.security)} onClick={closePanel}>
          <Icon name="shield" />
          {m.security()}
        </Link>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={() => void logOut()}>
          <Icon name="leave" />
          {m.logout()}
        </button>
      </li>
    </>
  )
}
