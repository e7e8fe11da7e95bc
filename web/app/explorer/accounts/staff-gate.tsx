import type { Profile } from '@belvedere/contract/entities/profile'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { tellLost } from '../../state/notify.ts'
import { keepProfile } from '../../state/session.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import styles from './guarded.module.css'

const FirstFactor = onDemand(() => import('./security/first-factor.tsx'))

interface StaffGateProps {
  profile: Profile
  /** The session is over: what is within says so itself. */
  ended: boolean
  children: ReactNode
}

/** Whether the rights of this session rest until a second factor was shown; a failure is told by what is asked next. */
const rightsRest = () =>
  browserApi()
    .read('GET /api/v1/users/security')
    .then(({ resting }) => resting)
    .catch(() => false)

/**
 * In front of studio and desk: whoever needs a second factor adds or shows it here, at the address that they wanted, and
 * goes on (STU-06). Who works already is not kept waiting for the answer.
 */
export function StaffGate({ profile, ended, children }: StaffGateProps) {
  const [resting, setResting] = useState<boolean>()
  useEffect(() => {
    rightsRest().then(setResting)
  }, [])

  async function goOn() {
    keepProfile(await browserApi().read('GET /api/v1/users/profile'))
    setResting(await rightsRest())
  }

  if (ended) return children
  if (resting) return <FirstFactor onDone={goOn} onLost={tellLost} />
  if (resting === false || profile.roles.some((role) => role !== ROLES.user)) return children
  return (
    <main className={styles.shell} aria-busy="true">
      <p>{m.loading()}</p>
    </main>
  )
}
