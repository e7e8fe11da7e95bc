import type { Profile } from '@belvedere/contract/entities/profile'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type ReactNode, useState } from 'react'
import { tellLost } from '../../state/notify.ts'
import { readProfileAgain } from '../../state/session.ts'
import { onDemand } from '../../ui/on-demand.tsx'

const FirstFactor = onDemand(() => import('./security/first-factor.tsx'))

interface StaffGateProps {
  profile: Profile
  /** The session is over: what is within says so itself. */
  ended?: boolean
  /** What is within is there for buyers too. */
  optional?: boolean
  /** The way to the other language. */
  languages: ReactNode
  children: ReactNode
}

/**
 * In front of studio, desk and the page after a login: whoever needs a second factor adds or shows it here, at the address
 * that they wanted, and goes on (STU-06). Whoever can do something here without it may do so later.
 */
export function StaffGate({ profile, ended = false, optional = false, languages, children }: StaffGateProps) {
  const [later, setLater] = useState(false)
  if (ended || later || !profile.resting) return children
  const mayWait = optional || profile.roles.some((role) => role !== ROLES.user)
  return (
    <FirstFactor
      languages={languages}
      onDone={readProfileAgain}
      onLater={mayWait ? () => setLater(true) : undefined}
      onLost={tellLost}
    />
  )
}
