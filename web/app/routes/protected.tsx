import { useRouteLoaderData } from 'react-router'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { PaperPage } from '../explorer/accounts/paper-page.tsx'
import { WaysOn } from '../explorer/accounts/ways-on.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { guardedBy } from '../guards/guards.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { AccountHead } from './layouts/account-head.tsx'

export const middleware = guardedBy('auth')

/** Behind the guard: a visitor goes to `/login` and, once logged in, comes back (RTE-17). */
export default function ProtectedRoute() {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  return (
    <>
      <AccountHead title={m.protected_title()} description={m.protected_title()} />
      <Guarded>
        {(profile) => (
          <>
            <AppBar title={m.account()} heading={false} project={project} ground="paper" />
            <PaperPage title={m.protected_title()} lead={m.protected_lead({ email: profile.email })}>
              <WaysOn profile={profile} />
            </PaperPage>
          </>
        )}
      </Guarded>
    </>
  )
}
