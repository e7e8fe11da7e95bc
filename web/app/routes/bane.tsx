import { useRouteLoaderData } from 'react-router'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { KeptApartments } from '../explorer/accounts/kept-apartments.tsx'
import { PaperPage } from '../explorer/accounts/paper-page.tsx'
import { WaysOn } from '../explorer/accounts/ways-on.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { guardedBy } from '../guards/guards.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useCompared } from '../state/compare.ts'
import { useFavourites } from '../state/favourites.ts'
import { AccountHead } from './layouts/account-head.tsx'
import { Gated } from './layouts/gated.tsx'

export const middleware = guardedBy('auth')

/** The page after a login (RTE-18). */
export default function BaneRoute() {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  const favourites = useFavourites()
  const compared = useCompared()
  return (
    <>
      <AccountHead title={m.account()} description={m.welcome_lead()} />
      <Guarded>
        {(profile) => (
          <Gated profile={profile} optional>
            <AppBar title={m.account()} heading={false} project={project} ground="paper" />
            <PaperPage title={m.welcome({ name: profile.firstName })} lead={m.welcome_lead()}>
              <WaysOn profile={profile} />
              <KeptApartments title={m.favourites()} ids={favourites} none={m.no_favourites()} />
              <KeptApartments title={m.comparison()} ids={compared} none={m.nothing_compared_text()} />
            </PaperPage>
          </Gated>
        )}
      </Guarded>
    </>
  )
}
