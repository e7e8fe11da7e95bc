import { RETURN_TO, returnAddress } from '@belvedere/domain/screens/account-screens'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { SecurityPage } from '../explorer/accounts/security/security-page.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { guardedBy } from '../guards/guards.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { AccountHead } from './layouts/account-head.tsx'
import { BackThroughGate } from './layouts/gated.tsx'

export const middleware = guardedBy('auth')

/** Passkeys, codes, password and sessions of whoever is logged in (SEC-04), or the step that leads back to their work. */
export default function AccountSecurityRoute() {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  const back = returnAddress(useSearchParams()[0].get(RETURN_TO))
  return (
    <>
      <AccountHead title={m.security()} description={m.security()} />
      <Guarded>
        {(profile) =>
          back ? (
            <BackThroughGate profile={profile} to={back} />
          ) : (
            <>
              <AppBar title={m.account()} heading={false} project={project} ground="paper" />
              <SecurityPage profile={profile} />
            </>
          )
        }
      </Guarded>
    </>
  )
}
