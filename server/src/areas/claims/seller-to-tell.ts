import { ROLES } from '@belvedere/domain/accounts/roles'
import type { Locale } from '@belvedere/domain/screens/locale'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Who is mailed about an agent's work: the agent or, where they sell here no more, an admin. */
export function sellerToTell(
  db: Kysely<Database>,
  { projectId, agentId }: { projectId: number; agentId: number | null },
) {
  const isAgent = sql<boolean>`users.id is not distinct from ${agentId}::int`
  return db
    .selectFrom('project_users as seller')
    .innerJoin('users', 'users.id', 'seller.user_id')
    .where('seller.project_id', '=', projectId)
    .where('seller.role_id', 'in', [ROLES.sales_agent, ROLES.project_admin])
    .where('seller.accepted_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .where(sql<boolean>`(${isAgent} or seller.role_id = ${ROLES.project_admin})`)
    .select(['users.email', sql<Locale>`users.locale`.as('locale')])
    .orderBy(isAgent, 'desc')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
}
