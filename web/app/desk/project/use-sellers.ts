import { ROLES } from '@belvedere/domain/accounts/roles'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useDesk } from './desk-project.ts'

const SELLERS: readonly number[] = [ROLES.sales_agent, ROLES.project_admin]

/** Who sells here, with their names; oneself first. */
export function useSellers(): readonly (readonly [id: number, name: string])[] {
  const { project, profile } = useDesk()
  const [people] = useLoaded(`${project.id}`, () =>
    readEvery((from) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/people', {
        params: { projectId: project.id },
        query: from,
      }),
    ),
  )
  if (people.state !== 'ready') return []
  return people.value
    .filter(({ roleId }) => SELLERS.includes(roleId))
    .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim() || m.desk_nobody()] as const)
    .toSorted(
      ([one, name], [other, otherName]) =>
        Number(other === profile.id) - Number(one === profile.id) || name.localeCompare(otherName),
    )
}
