import type { Profile } from '@belvedere/contract/entities/profile'
import { type ComponentProps, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { StaffGate } from '../../explorer/accounts/staff-gate.tsx'
import { LanguageSwitch } from '../../explorer/frame/language-switch.tsx'
import { tellLost } from '../../state/notify.ts'
import { readProfileAgain } from '../../state/session.ts'

/** The gate in front of what staff do, with the way to the other language. */
export function Gated(props: Omit<ComponentProps<typeof StaffGate>, 'languages'>) {
  return <StaffGate {...props} languages={<LanguageSwitch ground="paper" />} />
}

/** For whoever lost access until a factor is shown (SEC-13): through the gate, and on where they were. */
export function BackThroughGate({ profile, to }: { profile: Profile; to: string }) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    // What this browser holds was true before access was lost.
    readProfileAgain()
      .catch(tellLost)
      .finally(() => setAsked(true))
  }, [])
  return (
    asked && (
      <Gated profile={profile}>
        <Navigate to={to} replace />
      </Gated>
    )
  )
}
