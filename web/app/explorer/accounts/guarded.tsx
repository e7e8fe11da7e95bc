import type { Profile } from '@belvedere/contract/entities/profile'
import { loginPathFor } from '@belvedere/domain/screens/account-screens'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../state/session.ts'
import styles from './guarded.module.css'

/** The browser's part of the `auth` guard: a visitor goes to the login and, once logged in, comes back. */
export function Guarded({ children }: { children: (profile: Profile) => ReactNode }) {
  const { pathname, search } = useLocation()
  const { status, profile } = useSession()
  if (status === 'user') return children(profile)
  if (status === 'visitor') return <Navigate to={loginPathFor(pathname + search)} replace />
  return (
    <main className={styles.shell} aria-busy="true">
      <p>{m.loading()}</p>
    </main>
  )
}
