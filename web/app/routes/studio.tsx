import { notFound } from '../api/client.ts'
import { Guarded } from '../explorer/accounts/guarded.tsx'
import { guardedBy } from '../guards/guards.ts'
import { tellLost } from '../state/notify.ts'
import { onDemand } from '../ui/on-demand.tsx'
import type { Route } from './+types/studio'
import { Gated } from './layouts/gated.tsx'

export const middleware = guardedBy('auth')

/** On the server alone: in the browser the studio says itself what it does not have. */
export async function loader({ params }: Route.LoaderArgs) {
  const { isStudioAddress } = await import('../studio/sections.ts')
  return isStudioAddress(params['*']) ? null : notFound()
}

export const shouldRevalidate = () => false

/** So that the list of routes, which every buyer gets, names none of the studio's scripts. */
const Studio = onDemand(() => import('../studio/studio.tsx'))

/** All of the studio (STU-01): the server sends a shell, and the browser asks for what is in it once it knows for whom. */
export default function StudioRoute({ params }: Route.ComponentProps) {
  return (
    <Guarded tellsEnd>
      {(profile, ended) => (
        <Gated key={profile.id} profile={profile} ended={ended}>
          <Studio profile={profile} ended={ended} below={params['*']} onLost={tellLost} />
        </Gated>
      )}
    </Guarded>
  )
}
