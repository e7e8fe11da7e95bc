import { createHash, randomBytes } from 'node:crypto'
import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/json-columns.ts'
import { Refused } from '../http/refused.ts'

/** By it anyone who finds a key lying about knows what it is, and so do programs that look for them. */
const BEGINNING = 'belvedere_'
const SECRET_BYTES = 32

export const isApiKey = (token: string): boolean => token.startsWith(BEGINNING)

export const newApiKey = (): string => BEGINNING + randomBytes(SECRET_BYTES).toString('base64url')

/** A key is long and random: nobody guesses it, so nothing slower is needed to keep it safe. */
export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest()

type KeyRow = { id: number; projectId: number; userId: number; scopes: ApiScope[] }

/**
 * A key asks as its maker, on its own project alone, and for what its scopes open (who-asks.ts). It holds as long as
 * they are an admin there: whoever leaves takes their keys along.
 */
export async function keyAsks(members: Kysely<Database>, key: string, address: string) {
  const { rows } = await sql<KeyRow>`
    select api_keys.id, project_id as "projectId", made_by as "userId", scopes
    from api_keys join users on users.id = made_by
    where secret_hash = ${keyHash(key)} and withdrawn_at is null and users.blocked_at is null
      and (users.role_id = ${ROLES.super_admin} or exists (
        select from project_users where user_id = users.id and project_users.project_id = api_keys.project_id
          and project_users.role_id = ${ROLES.project_admin}))`.execute(members)
  const [found] = rows
  if (!found) throw new Refused('unauthorized')
  const { id, projectId, userId, scopes } = found
  await noteUse(members, id)
  return {
    id: userId,
    superAdmin: false,
    roles: new Map([[projectId, ROLES.project_admin]]),
    sessionId: '',
    address,
    demanded: false,
    resting: false,
    key: { id, scopes },
  }
}

/** To the minute: more would be a write for every call. */
async function noteUse(members: Kysely<Database>, id: number): Promise<void> {
  await sql`
    update api_keys set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    members,
  )
}
