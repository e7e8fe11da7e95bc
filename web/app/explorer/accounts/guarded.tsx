import type { Profile } from '@belvedere/contract/entities/profile'
import { loginPathFor } from '@belvedere/domain/screens/account-screens'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../state/session.ts'
import styles from './guarded.module.css'

interface GuardedProps {
  /** Says itself what it means that the session is over; else whoever was here goes to the login as well. */
  tellsEnd?: boolean
  children: (profile: Profile, ended: boolean) => ReactNode
}

/** The browser's part of the `auth` guard: a visitor goes to the login and, once logged in, comes back. */
export function Guarded({ tellsEnd = false, children }: GuardedProps) {
  const { pathname, search } = useLocation()
  const { status, profile } = useSession()
  const [before, setBefore] = useState(profile)
  if (profile && profile !== before) setBefore(profile)
  if (status === 'user') return children(profile, false)
  if (tellsEnd && status === 'visitor' && before) return children(before, true)
  if (status === 'visitor') return <Navigate to={loginPathFor(pathname + search)} replace />
  return (
    <main className={styles.shell} aria-busy="true">
      <p>{m.loading()}</p>
    </main>
  )
}
