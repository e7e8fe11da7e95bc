import type { FastifyServerOptions } from 'fastify'
import { expect, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Config } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { localFiles } from '../platform/files/files.ts'
import type { TestApp } from './test-app.ts'

type Options = { config?: Config; logger?: FastifyServerOptions['logger']; members?: TestApp['members'] }

/**
 * A process of its own on the same database, as far as memory and connections go: it keeps answers ready, watches the
 * versions, and counts the statements that visitors cost.
 */
export async function anotherProcess(
  server: TestApp,
  { config = server.config, logger = false, members = server.members }: Options = {},
) {
  const counted = { statements: 0 }
  const db = connectDatabase(config.visitorUrl, { max: 2 })
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      counted.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const app = await buildApp({
    config,
    db: counting,
    members,
    files: localFiles(config.filesDir),
    logger,
  })
  app.addHook('onClose', () => db.destroy())
  await vi.waitFor(() => expect(app.answers?.versions.state).toBe('fresh'), { timeout: 10_000 })
  return Object.assign(app, { counted })
}
