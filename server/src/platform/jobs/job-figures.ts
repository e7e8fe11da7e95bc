import { type Kysely, sql } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../database/json-columns.ts'
import { JOBS_SCHEMA } from './install-jobs.ts'
import { QUEUE_NAMES } from './queues.ts'
import type { Handlers } from './work.ts'

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300]

type Waiting = { queue: string; jobs: number; oldest: number }

/** How many jobs wait in each queue, for how long the oldest does, and how long those take that are done. */
export function measureJobs(registry: Registry, members: Kysely<Database>, handlers: Handlers): Handlers {
  const labels = { labelNames: ['queue'], registers: [registry] }
  const oldest = new Gauge({ name: 'jobs_oldest_seconds', help: 'Age of the oldest waiting job.', ...labels })
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that wait or are tried again.',
    ...labels,
    async collect() {
      // Asked anew each time: another process may have done them. Without a database there is nothing to tell.
      this.reset()
      oldest.reset()
      for (const { queue, ...waiting } of await waitingJobs(members).catch(() => [])) {
        this.set({ queue }, waiting.jobs)
        oldest.set({ queue }, waiting.oldest)
      }
    },
  })
  const took = new Histogram({
    name: 'jobs_duration_seconds',
    help: 'Jobs by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  type Handle = (data: unknown, job: { id: string }) => Promise<void>
  const measured = Object.entries(handlers as Record<string, Handle>).map(([queue, handle]) => {
    const measuredHandle: Handle = async (data, job) => {
      const end = took.startTimer({ queue })
      try {
        await handle(data, job)
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    }
    return [queue, measuredHandle]
  })
  return Object.fromEntries(measured)
}

async function waitingJobs(members: Kysely<Database>): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select name as queue, count(*)::int as jobs, extract(epoch from now() - min(created_on))::float as oldest
    from ${sql.id(JOBS_SCHEMA, 'job')} where state in ('created', 'retry') group by name`.execute(members)
  const waiting = new Map(rows.map((row) => [row.queue, row]))
  return QUEUE_NAMES.map((queue) => waiting.get(queue) ?? { queue, jobs: 0, oldest: 0 })
}
