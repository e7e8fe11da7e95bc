import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'

const NAMES = new Map<number, string>(Object.entries(ROLES).map(([name, id]) => [id, name]))

/** The role held everywhere comes first, then those held on projects. */
export function rolesOf(asker: Asker) {
  return [
    presentRole(asker.superAdmin ? ROLES.super_admin : ROLES.user, null),
    ...[...asker.roles].map(([projectId, roleId]) => presentRole(roleId, projectId)),
  ]
}

export function presentRole(id: number, projectId: number | null) {
  return { id, name: NAMES.get(id) ?? '', projectId }
}
