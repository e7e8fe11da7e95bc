import { type Config, readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { keepInstance } from '@belvedere/server/platform/instances/keep-instance'
import { processLog } from '@belvedere/server/platform/logging/process-log'
import { reasonsNotToStart } from '@belvedere/server/reasons-not-to-start'
import { startWorker } from '@belvedere/server/worker'
import type { FastifyInstance } from 'fastify'
import type { Web } from './pages.ts'
import { buildProduct } from './product.ts'
import { stopPolitely } from './stop-politely.ts'
import { whenToldToStop } from './told-to-stop.ts'

type WebOf = (app: FastifyInstance) => Promise<Web>

/**
 * Starts what ROLE names — the API with the pages, the worker, or both — unless that would be unsafe, and stops it
 * politely when told to. With the owner's address, which a process in production does not get, it migrates first.
 */
export async function start(webOf: WebOf) {
  const config = readConfig(process.env)
  const reasons = await reasonsNotToStart(config)
  if (reasons.length > 0) {
    for (const reason of reasons) console.error(`Belvedere does not start. ${reason}`)
    process.exitCode = 1
    return
  }
  if (config.databaseUrl) await migrate(config.databaseUrl, config)
  const web = config.role === 'worker' ? undefined : await buildProduct(config, webOf)
  const log = web?.log ?? processLog(config)
  const worker = config.role === 'web' ? undefined : await startWorker(config, log, web?.figures)
  const instance = keepInstance({ config, log, connections: web && (() => connectionsOf(web)) })
  whenToldToStop((signal) => {
    // A person at the keyboard does not wait until visitors are sent elsewhere.
    const drainMs = signal === 'SIGINT' ? undefined : config.drainMs
    const others = { stop: () => Promise.all([worker?.stop(), instance.stop()]) }
    void stopPolitely({ web, worker: others, log, drainMs, withinMs: config.stopWithinMs })
  })
  if (config.production && config.trial) log.warn('a trial: safe on this machine alone')
  if (web) await listen(web, config)
  else console.log('Belvedere: the worker waits for jobs')
}

async function listen(web: FastifyInstance, { host, port: wished, production }: Config): Promise<void> {
  const { port } = new URL(await web.listen({ host, port: wished }))
  console.log(`Belvedere: http://localhost:${port}`)
  if (!production) console.log(`Every project: http://all.localhost:${port}`)
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
