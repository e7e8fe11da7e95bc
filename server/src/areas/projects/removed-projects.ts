import * as calls from '@belvedere/contract/calls/removed-projects'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { inLanguage, languagesOf } from '../../platform/database/languages.ts'
import { pageOf } from '../../platform/database/paging.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'

/** As long as migration 071 keeps what went with a project. */
const KEPT = sql`interval '30 days'`
/** Of a project that is gone nobody asks for its own language. */
const ANY_LANGUAGE = { defaultLangId: 1 }

type Row = { id: number; name: Translated; removedAt: Date; until: Date }

/** Projects that were removed, and how they come back: super_admin's alone (AUT-09). */
export function removedProjectRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveAnswer(app, calls.listRemovedProjects, {
    answer: async ({ query }, _, reply) => {
      const { items, meta } = await pageOf<Row>(members, {
        from: 'removed_projects',
        as: 'removed',
        where: sql`removed.removed_at > now() - ${KEPT}`,
        select: sql`removed.project_id as id, removed.name, removed.removed_at as "removedAt",
          removed.removed_at + ${KEPT} as until`,
        sort: [sql`removed.removed_at`],
        id: sql`removed.project_id`,
        descending: true,
        asked: query,
      })
      const languages = languagesOf(query, ANY_LANGUAGE)
      const page = { items: items.map((row) => present(row, languages)), meta }
      reply.header('etag', tagOf(page))
      return page
    },
  })

  serveAnswer(app, calls.bringBackProject, {
    answer: async ({ params: { id }, asker }) => {
      const { id: userId, address } = signedIn(asker)
      const hostsTaken = await inAction(members, { kind: 'restored', userId, address }, async (db) => {
        // Not while somebody is erased (migration 087): what comes back is read once they are.
        await sql`select pg_advisory_xact_lock(hashtextextended('removed projects', 0))`.execute(db)
        const { rows } = await sql<{ taken: string[] | null }>`
          select bring_back_project(${id}) as taken`.execute(db)
        return orNotFound(rows[0]?.taken ?? undefined)
      })
      return { id, hostsTaken }
    },
  })
}

const present = ({ id, name, removedAt, until }: Row, languages: Parameters<typeof inLanguage>[1]) => ({
  id,
  name: inLanguage(name, languages),
  removedAt: removedAt.toISOString(),
  until: until.toISOString(),
})
