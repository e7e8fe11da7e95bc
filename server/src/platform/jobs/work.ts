import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Config } from '../config.ts'
import { servingOptions } from '../database/database.ts'
import { MailRefused } from '../mail/mail.ts'
import { JOBS_SCHEMA } from './install-jobs.ts'
import type { Jobs, QueueName } from './queues.ts'

/** A job is done when its handler ends; one that throws is tried again, unless its mail was refused for good. */
export type Handlers = {
  [Name in QueueName]?: (data: Jobs[Name], job: { id: string }) => Promise<void>
}

/** At once in each process, for each queue. */
const CONCURRENCY = 4
const LOOK_EVERY_S = 1
/** For the queues alone; handlers have pools of their own. */
const CONNECTIONS = 4
/** How often the jobs of dead workers are looked for. */
const SUPERVISE_EVERY_S = 10

type Settings = Pick<Config, 'memberUrl' | 'stopWithinMs' | 'statementTimeoutMs'>

export type Worker = { stop: () => Promise<void> }

/** Takes jobs out of the queues that have a handler here. Those that outlast the stop are given back to their queue. */
export async function work(
  { memberUrl, stopWithinMs, statementTimeoutMs }: Settings,
  handlers: Handlers,
  log: FastifyBaseLogger,
): Promise<Worker> {
  const { query_timeout } = servingOptions({ statementTimeoutMs, preparedStatements: false })
  const boss = new PgBoss({
    // Not among its own options: it hands all it gets to pg's pool.
    ...{ query_timeout },
    connectionString: memberUrl,
    max: CONNECTIONS,
    schema: JOBS_SCHEMA,
    migrate: false,
    schedule: true,
    superviseIntervalSeconds: SUPERVISE_EVERY_S,
    monitorIntervalSeconds: SUPERVISE_EVERY_S,
    // The tables are the owner's (install-jobs.ts); this role cannot rebuild their indexes.
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the queues cannot be read'))
  await boss.start()
  for (const name of Object.keys(handlers) as QueueName[]) await workOn(boss, name, handlers, log)
  return { stop: () => boss.stop({ timeout: stopWithinMs }) }
}

async function workOn<Name extends QueueName>(
  boss: PgBoss,
  name: Name,
  handlers: Handlers,
  log: FastifyBaseLogger,
): Promise<void> {
  const handle = handlers[name]
  if (!handle) return
  for (let one = 0; one < CONCURRENCY; one += 1) {
    const options = { pollingIntervalSeconds: LOOK_EVERY_S }
    const worker = await boss.work<Jobs[Name]>(name, options, async ([job]) => {
      if (!job) return
      try {
        await handle(job.data, job)
      } catch (error) {
        const final = error instanceof MailRefused && error.final
        // Not what it carried: that may be an address.
        const facts = { err: error, job: job.id, queue: name }
        log.warn(facts, final ? 'a job failed for good' : 'a job failed and is tried again')
        if (!final) throw error
      } finally {
        // While there are jobs the next one is taken at once, without waiting for the next look at the queue.
        boss.notifyWorker(worker)
      }
    })
  }
}
