import { listUsersOnProject } from '@belvedere/contract/calls/projects'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { publicProject } from './read-projects.ts'

export function usersOnProjectRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  members: Kysely<Database>,
): void {
  serveAnswer(app, listUsersOnProject, {
    answer: async ({ params, query, asker }, _, reply) => {
      await publicProject(db, params.id)
      const page = await usersShownTo(members, asker, params.id, query)
      reply.header('etag', tagOf(page))
      return page
    },
  })
}

/** "Staff see all ids, a user at most their own, a visitor none" (API-61). */
function usersShownTo(
  members: Kysely<Database>,
  asker: Asker | undefined,
  projectId: number,
  asked: PageAsked,
) {
  const seesAll = asker && hasRight(asker, { resource: 'users', permission: 'read' }, projectId)
  const shown = seesAll ? sql`true` : sql`member.user_id = ${asker?.id ?? null}`
  const id = sql`member.user_id`
  return pageOf<{ id: number }>(members, {
    from: 'project_users',
    as: 'member',
    where: sql`member.project_id = ${projectId} and ${shown}`,
    select: sql`${id} as id`,
    sort: id,
    id,
    asked,
  })
}
