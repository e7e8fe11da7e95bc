import { listUsersOnProject } from '@belvedere/contract/calls/projects'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { publicProject } from './read-projects.ts'

export function usersOnProjectRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  members: Kysely<Database>,
): void {
  serveAnswer(app, listUsersOnProject, {
    answer: async ({ params, asker }) => {
      await publicProject(db, params.id)
      return asker ? usersShownTo(members, asker, params.id) : []
    },
  })
}

/** "Staff see all ids, a user at most their own, a visitor none" (API-61). */
async function usersShownTo(members: Kysely<Database>, asker: Asker, projectId: number) {
  const rows = members
    .selectFrom('project_users')
    .where('project_id', '=', projectId)
    .select('user_id as id')
    .orderBy('user_id')
  const seesAll = hasRight(asker, { resource: 'users', permission: 'read' }, projectId)
  return seesAll ? rows.execute() : rows.where('user_id', '=', asker.id).execute()
}
