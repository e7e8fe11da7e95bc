import { createHash, randomBytes } from 'node:crypto'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/json-columns.ts'
import type { Preview } from './previewed.ts'

const TOKEN_BYTES = 32

export const newPreviewToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A token is long and random: nobody guesses it, so nothing slower is needed to keep it safe. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What a token opens now. It holds as long as its maker may do on the project what it does: whoever leaves takes it along. */
export async function previewOf(members: Kysely<Database>, token: string): Promise<Preview | undefined> {
  const { rows } = await sql<Preview>`
    select project_id as "projectId", prices, until
    from preview_links join users on users.id = made_by
    where token_hash = ${tokenHash(token)} and withdrawn_at is null and until > now() and users.blocked_at is null
      and (users.role_id = ${ROLES.super_admin} or exists (
        select from project_users
        where user_id = users.id and project_users.project_id = preview_links.project_id
          and (project_users.role_id = ${ROLES.project_admin}
            or project_users.role_id = ${ROLES.project_editor} and not prices)))`.execute(members)
  return rows[0]
}
