import { notFound } from '../api/client.ts'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { ErrorPage } from '../explorer/frame/error-page.tsx'
import { guardedBy } from '../guards/guards.ts'
import { tellLost } from '../state/notify.ts'
import { onDemand } from '../ui/on-demand.tsx'
import type { Route } from './+types/desk'
import { Gated } from './layouts/gated.tsx'

export const middleware = guardedBy('auth')

/** On the server alone: in the browser the desk says itself what it does not have. */
export async function loader({ params }: Route.LoaderArgs) {
  const { readDeskAddress } = await import('@belvedere/domain/screens/desk-paths')
  return readDeskAddress(params['*']) ? null : notFound()
}

export const shouldRevalidate = () => false

/** So that the list of routes, which every buyer gets, names none of the desk's scripts. */
const Desk = onDemand(() => import('../desk/desk.tsx'))

const NOT_FOUND = { status: 404, statusText: '', internal: false, data: '' }

/** All of the desk (RSV-04): who does not sell is told that there is nothing, as for any other address. */
export default function DeskRoute({ params }: Route.ComponentProps) {
  return (
    <Guarded tellsEnd>
      {(profile, ended) => (
        <Gated key={profile.id} profile={profile} ended={ended}>
          <Desk
            profile={profile}
            ended={ended}
            below={params['*']}
            nothing={<ErrorPage error={NOT_FOUND} project={undefined} />}
            onLost={tellLost}
          />
        </Gated>
      )}
    </Guarded>
  )
}
