import type { Profile } from '@belvedere/contract/entities/profile'
import type { Asker } from '@belvedere/domain/access'
import { ROLES } from '@belvedere/domain/roles'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/json-columns.ts'
import { profileRow } from './account-queries.ts'

/** Names stand for their numbers as the specification lists them. */
const NAMES = new Map<number, string>(Object.entries(ROLES).map(([name, id]) => [id, name]))

export async function readProfile(
  members: Kysely<Database>,
  asker: Asker,
): Promise<z.output<typeof Profile>> {
  const { id, email, username, firstName, lastName, createdAt, updatedAt } = await profileRow(
    members,
    asker.id,
  )
  return {
    id,
    firstName,
    lastName,
    email,
    username,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    roles: [...new Set(rolesOf(asker).map((role) => role.id))],
  }
}

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
