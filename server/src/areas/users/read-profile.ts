import type { Profile } from '@belvedere/contract/entities/profile'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { profileRow } from './account-queries.ts'
import { rolesOf } from './present-role.ts'

export async function readProfile(
  members: Kysely<Database>,
  asker: Session,
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
    resting: asker.resting,
  }
}
