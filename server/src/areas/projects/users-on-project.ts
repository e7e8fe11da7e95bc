import { listUsersOnProject } from '@belvedere/contract/calls/projects'
import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, type PageAsked, pageOf } from '../../platform/database/paging.ts'
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
async function usersShownTo(
  members: Kysely<Database>,
  asker: Asker | undefined,
  projectId: number,
  asked: PageAsked,
): Promise<Page<{ id: number }>> {
  const seesAll = asker && hasRight(asker, { resource: 'users', permission: 'read' }, projectId)
  // One whose address may see prices is on the list for themselves alone: nobody else learns that it has an account.
  if (!seesAll && asker?.roles.has(projectId) && !asked['page[after]']) return ownPage(asker.id)
  const shown = seesAll ? sql`true` : sql`false`
  const id = sql`member.user_id`
  return pageOf<{ id: number }>(members, {
    from: 'project_users',
    as: 'member',
    where: sql`member.project_id = ${projectId} and ${shown}`,
    select: sql`${id} as id`,
    id,
    asked,
  })
}

const ownPage = (id: number) => ({ items: [{ id }], meta: { total: 1, after: null } })
