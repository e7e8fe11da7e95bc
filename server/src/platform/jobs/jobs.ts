import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/json-columns.ts'
import { JOBS_SCHEMA } from './install-jobs.ts'
import type { Jobs, QueueName } from './queues.ts'

export type Enqueue = <Name extends QueueName>(
  /** The transaction of the row that the job belongs to: both are there, or neither. */
  transaction: Transaction<Database>,
  name: Name,
  data: Jobs[Name],
  /** Not before then. */
  startAfter?: Date,
) => Promise<void>

export type JobSender = { enqueue: Enqueue; ready: () => Promise<void>; close: () => Promise<void> }

declare module 'fastify' {
  interface FastifyInstance {
    enqueue: Enqueue
    /** To be awaited before the transaction: whoever begins to know the queues inside it needs a second connection. */
    jobsReady: () => Promise<void>
  }
}

/** Lets use cases hand work to the worker: `app.enqueue(transaction, 'enquiry-mail', { enquiryId })`. */
export function knowJobs(app: FastifyInstance, members: Kysely<Database>): void {
  const sender = jobSender(members)
  app.decorate('enqueue', sender.enqueue)
  app.decorate('jobsReady', sender.ready)
  app.addHook('onClose', sender.close)
}

/** Puts jobs into their queues and takes none out; shares the pool it is given. */
export function jobSender(members: Kysely<Database>): JobSender {
  let starting: Promise<PgBoss> | undefined
  const started = () => {
    starting ??= startSender(members).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }
  return {
    ready: async () => void (await started()),
    enqueue: async (transaction, name, data, startAfter) => {
      const boss = await started()
      await boss.send(name, data, { db: fromKysely(transaction), ...(startAfter && { startAfter }) })
    },
    close: async () => (await starting?.catch(() => undefined))?.stop({ graceful: false }),
  }
}

async function startSender(members: Kysely<Database>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(members),
    schema: JOBS_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  // It only refreshes what it knows of the queues; a failure shows at the next `enqueue`, to whoever waits for it.
  boss.on('error', () => {})
  return boss.start()
}
