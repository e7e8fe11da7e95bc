import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { PaperPage } from '../explorer/accounts/paper-page.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { guardedBy } from '../guards/guards.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { openPanel, usePanel } from '../state/open-panel.ts'
import { useGoBackToPlace } from '../state/use-go-back.ts'
import { AccountHead } from './layouts/account-head.tsx'

export const middleware = guardedBy('auth')

/** Opens the profile dialog; when it is closed, the user is back where they were (RTE-16). */
export default function ProfileRoute() {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  return (
    <>
      <AccountHead title={m.my_profile()} description={m.my_profile()} />
      <Guarded>
        {({ firstName, lastName, email }) => (
          <>
            <AppBar title={m.account()} heading={false} project={project} ground="paper" />
            <PaperPage title={`${firstName} ${lastName}`} lead={email} />
            <WithDialog />
          </>
        )}
      </Guarded>
    </>
  )
}

function WithDialog() {
  const open = usePanel()?.name === 'profile'
  const wasOpen = useRef(false)
  const goBack = useGoBackToPlace()
  useEffect(() => openPanel({ name: 'profile' }), [])
  useEffect(() => {
    if (wasOpen.current && !open) goBack()
    wasOpen.current = open
  }, [open, goBack])
  return null
}
