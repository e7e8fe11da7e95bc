import { buildApp } from '@belvedere/server/app'
import type { Config } from '@belvedere/server/platform/config'
import { connectDatabase, servingOptions } from '@belvedere/server/platform/database/database'
import { openFiles } from '@belvedere/server/platform/files/open-files'
import { serveApiReference } from '@belvedere/server/platform/http/api-reference'
import { openCounter } from '@belvedere/server/platform/http/counter'
import { connectRedis } from '@belvedere/server/platform/http/redis'
import { sendTraces } from '@belvedere/server/platform/tracing/send-traces'
import type { FastifyInstance } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'
import { servePages, type Web } from './pages.ts'

/** API and pages in one process. */
export async function buildProduct(
  config: Config,
  webOf: (app: FastifyInstance) => Promise<Web>,
): Promise<FastifyInstance> {
  const endTraces = await sendTraces(config)
  const options = servingOptions(config)
  const db = connectDatabase(config.visitorUrl, options)
  const members = connectDatabase(config.memberUrl, options)
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : undefined
  const app = await buildApp({ config, db, members, files: openFiles(config), redis })
  app.addHook('onClose', async () => {
    redis?.disconnect()
    await db.destroy()
    await members.destroy()
    // They help whoever looks on; a collector that is away is no reason to end badly.
    await endTraces?.().catch((error: unknown) =>
      app.log.warn({ err: error }, 'the last traces could not be sent'),
    )
  })
  await serveApiReference(app)
  servePages(app, await webOf(app), inProcessFetch(app, app.inProcessHeaders), {
    ...config,
    count: openCounter(redis),
  })
  return app
}
