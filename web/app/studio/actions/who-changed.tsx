import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useStudioProject } from '../project/studio-project.ts'

const LOOKED_THROUGH = 10

interface WhoChangedProps {
  kind: ActionKind
  /** Of the apartment, as History finds it. */
  name?: string
  /** Where it was; on the project itself without. */
  at?: PlaceAt | undefined
}

/** Which colleague changed something last, and when: "Mina Jovanović, 12:16". Nothing while that is not known. */
export function WhoChanged({ kind, name, at: place }: WhoChangedProps) {
  const { project, profile } = useStudioProject()
  const times = useTimes()
  const [loaded] = useLoaded(`${project.id} ${kind} ${name} ${place?.kind} ${place?.id}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/actions', {
      params: { projectId: project.id },
      query: {
        'page[size]': LOOKED_THROUGH,
        'filter[kind]': kind,
        'filter[text]': name,
        'filter[buildingId]': place?.kind === 'buildings' ? place.id : undefined,
        'filter[masterplanId]': place?.kind === 'masterplans' ? place.id : undefined,
      },
    }),
  )
  if (loaded.state !== 'ready') return null
  const theirs = loaded.value.find(({ userId }) => userId !== profile.id)
  if (!theirs) return null
  const { person, at } = theirs
  const who = person ? `${person.firstName} ${person.lastName}` : m.studio_product()
  return <>{m.studio_theirs_by({ name: who, time: times.nearTime(at) })}</>
}
