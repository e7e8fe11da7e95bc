import { type Config, readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { processLog } from '@belvedere/server/platform/logging/process-log'
import { startWorker } from '@belvedere/server/worker'
import type { FastifyInstance } from 'fastify'
import type { Web } from './pages.ts'
import { buildProduct } from './product.ts'
import { stopWhenTold } from './stop-when-told.ts'

type WebOf = (app: FastifyInstance) => Promise<Web>

/**
 * Brings the database up to date, starts what ROLE names — the API with the pages, the worker, or both — and stops it
 * cleanly when told to.
 */
export async function start(webOf: WebOf) {
  const config = readConfig(process.env)
  await migrate(config.databaseUrl, { roleUrls: [config.visitorUrl, config.memberUrl] })
  const web = config.role === 'worker' ? undefined : await startWeb(config, webOf)
  const log = web?.log ?? processLog(config)
  const worker = config.role === 'web' ? undefined : await startWorker(config, log)
  stopWhenTold({ web, worker, log, withinMs: config.stopWithinMs })
  if (config.role === 'worker') console.log('Belvedere: the worker waits for jobs')
}

async function startWeb(config: Config, webOf: WebOf): Promise<FastifyInstance> {
  const app = await buildProduct(config, webOf)
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }))
  console.log(`Belvedere: http://localhost:${port}`)
  console.log(`Every project: http://all.localhost:${port}`)
  return app
}
