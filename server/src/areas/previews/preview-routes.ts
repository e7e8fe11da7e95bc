import * as calls from '@belvedere/contract/calls/previews'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { newPreviewToken, tokenHash } from '../../platform/previews/preview-link.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { keepPreviewLink, type PreviewLinkRow, previewLinksOf, withdrawLink } from './preview-queries.ts'

/** The links that show drafts: made, listed and withdrawn by the authors of the project (PUB-01). */
export function previewRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.listPreviewLinks, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await previewLinksOf(members, projectId, query)
      return { items: items.map(present), meta }
    },
  })

  serveStaff(app, calls.addPreviewLink, {
    owner,
    answer: async ({ body: { days, prices = false } }, { projectId, asker }, request) => {
      const token = newPreviewToken()
      const row = await inAction(members, { kind: 'preview-links.add', userId: asker.id }, async (db) => {
        const event = { kind: 'preview-link-made', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId } })
        return keepPreviewLink(db, { projectId, hash: tokenHash(token), prices, days, userId: asker.id })
      })
      return { ...present(row), token }
    },
  })

  serveStaff(app, calls.withdrawPreviewLink, {
    owner,
    answer: async ({ params: { id } }, { projectId, asker }, request) => {
      await inAction(members, { kind: 'preview-links.withdraw', userId: asker.id }, async (db) => {
        orNotFound((await withdrawLink(db, projectId, id)) || undefined)
        const event = { kind: 'preview-link-withdrawn', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId } })
      })
      return { id }
    },
  })
}

const present = ({ id, prices, until, made_by, made_at }: PreviewLinkRow) => ({
  id,
  prices,
  until: until.toISOString(),
  madeBy: made_by,
  madeAt: made_at.toISOString(),
})
