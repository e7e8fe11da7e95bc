import { buildApp } from '@belvedere/server/app'
import type { Config } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database'
import { localFiles } from '@belvedere/server/platform/files'
import { connectRedis } from '@belvedere/server/platform/redis'
import type { FastifyInstance } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'
import { servePages, type Web } from './pages.ts'

/** API and pages in one process. */
export async function buildProduct(
  config: Config,
  webOf: (app: FastifyInstance) => Promise<Web>,
): Promise<FastifyInstance> {
  const db = connectDatabase(config.visitorUrl)
  const members = connectDatabase(config.memberUrl)
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : undefined
  const app = await buildApp({ config, db, members, files: localFiles(config.filesDir), redis })
  app.addHook('onClose', async () => {
    redis?.disconnect()
    await db.destroy()
    await members.destroy()
  })
  servePages(app, await webOf(app), inProcessFetch(app, app.inProcessHeaders))
  return app
}
