import * as calls from '@belvedere/contract/calls/api-keys'
import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { keyHash, newApiKey } from '../../platform/sessions/api-key.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { type ApiKeyRow, apiKeysOf, keepApiKey, withdrawKey } from './api-key-queries.ts'

const ENDING = 4

/** The keys that programs ask with: made, listed and withdrawn by the admins of the project (SET-01). */
export function apiKeyRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.listApiKeys, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await apiKeysOf(members, projectId, query)
      return { items: items.map(present), meta }
    },
  })

  serveStaff(app, calls.addApiKey, {
    owner,
    answer: async ({ body: { name, scopes } }, { projectId, asker }, request) => {
      const key = newApiKey()
      const row = await inAction(members, { kind: 'api-keys.add', userId: asker.id }, async (db) => {
        const event = { kind: 'api-key-made', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId, name } })
        return keepApiKey(db, {
          projectId,
          name,
          scopes: [...new Set(scopes)],
          hash: keyHash(key),
          ending: key.slice(-ENDING),
          userId: asker.id,
        })
      })
      return { ...present(row), key }
    },
  })

  serveStaff(app, calls.withdrawApiKey, {
    owner,
    answer: async ({ params: { id } }, { projectId, asker }, request) => {
      await inAction(members, { kind: 'api-keys.withdraw', userId: asker.id }, async (db) => {
        const name = orNotFound(await withdrawKey(db, projectId, id))
        const event = { kind: 'api-key-withdrawn', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId, name } })
      })
      return { id }
    },
  })
}

const present = ({ id, name, scopes, ending, made_by, made_at, last_used_at }: ApiKeyRow) => ({
  id,
  name,
  scopes: scopes as ApiScope[],
  ending,
  madeBy: made_by,
  madeAt: made_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})
