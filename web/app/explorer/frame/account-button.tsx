import { initials } from '@belvedere/domain/accounts/initials'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { tellLost } from '../../state/notify.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import styles from './account-button.module.css'

const AccountMenu = onDemand(() => import('./account-menu.tsx'))

/** A login icon for visitors, the initials for users, with a menu of My profile and Logout (BAR-04). */
export function AccountButton() {
  const localised = useLocalised()
  const { profile } = useSession()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const lose = () => {
    close()
    tellLost()
  }
  if (!profile)
    return (
      <Link
        className={styles.account}
        to={localised(ACCOUNT_PATHS.login)}
        aria-label={m.log_in()}
        title={m.log_in()}
      >
        <Icon name="person" />
      </Link>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-label={`${initials(profile)}: ${m.account_of({ name: `${profile.firstName} ${profile.lastName}` })}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={styles.initials}>{initials(profile)}</span>
      </button>
      {open && <AccountMenu anchor={button} onClose={close} onLost={lose} />}
    </>
  )
}
