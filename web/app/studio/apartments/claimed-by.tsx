import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'

/** Of a status that was refused because somebody has the apartment: who and since when, and where that is let go of. */
export function ClaimedBy({ projectId, apartmentId }: { projectId: number; apartmentId: number }) {
  const times = useTimes()
  const localised = useLocalised()
  const [loaded] = useLoaded(`${projectId}/${apartmentId}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/apartments/{id}', {
      params: { projectId, id: apartmentId },
    }),
  )
  const claim = loaded.state === 'ready' ? loaded.value.claim : undefined
  const agent = claim?.agent
  const day = claim ? times.nearDay(claim.kindSince) : ''
  return (
    <>
      {agent
        ? m.studio_cell_claimed_by({ agent: `${agent.firstName} ${agent.lastName}`, day })
        : m.studio_cell_claimed()}{' '}
      <Link to={localised(deskPath(projectId, 'apartments', apartmentId))}>
        {m.studio_cell_at_the_desk()}
      </Link>
    </>
  )
}
