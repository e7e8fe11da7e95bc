import type { Profile } from '@belvedere/contract/entities/profile'
import { hasRight, type Right } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import type { StaffProject } from './staff-project.ts'

/** What one may not do is not shown (STU-01); the API refuses it all the same. */
export function rightsOn(project: StaffProject, profile: Profile): (right: Right) => boolean {
  const role = project.users.find(({ id }) => id === profile.id)?.roleId
  const asker = {
    id: profile.id,
    superAdmin: profile.roles.includes(ROLES.super_admin),
    roles: new Map(role === undefined ? [] : [[project.id, role]]),
  }
  return (right) => hasRight(asker, right, project.id)
}
