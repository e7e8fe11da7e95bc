import { type Kysely, sql } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../database/json-columns.ts'
import { JOBS_SCHEMA } from './install-jobs.ts'
import { QUEUE_NAMES } from './queues.ts'
import type { Handlers } from './work.ts'

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300]

type Waiting = { queue: string; jobs: number; oldest: number; failed: number }

/** How many jobs wait in each queue, since when, how many were given up, and how long those take that are done. */
export function measureJobs(registry: Registry, members: Kysely<Database>, handlers: Handlers): Handlers {
  let reading: Promise<Waiting[]> | undefined
  /** One question for all figures of a look; without a database there is nothing to tell. */
  const read = () => {
    reading ??= waitingJobs(members)
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const gauge = (name: string, help: string, figure: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const waiting of await read()) this.set({ queue: waiting.queue }, figure(waiting))
      },
    })
  gauge('jobs_waiting', 'Jobs that wait or are tried again.', ({ jobs }) => jobs)
  gauge('jobs_oldest_seconds', 'How long ago the oldest waiting job was due.', ({ oldest }) => oldest)
  gauge('jobs_failed', 'Jobs that were given up.', ({ failed }) => failed)
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
    select name as queue,
      count(*) filter (where state <> 'failed')::int as jobs,
      coalesce(greatest(0, extract(epoch from now() - min(start_after) filter (where state <> 'failed'))), 0)::float
        as oldest,
      count(*) filter (where state = 'failed')::int as failed
    from ${sql.id(JOBS_SCHEMA, 'job')} where state in ('created', 'retry', 'failed') group by name`.execute(
    members,
  )
  const waiting = new Map(rows.map((row) => [row.queue, row]))
  return QUEUE_NAMES.map((queue) => waiting.get(queue) ?? { queue, jobs: 0, oldest: 0, failed: 0 })
}
