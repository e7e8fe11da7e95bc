import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../database/json-columns.ts'
import { type QueueState, queueStates } from './queue-states.ts'
import type { Handlers } from './work.ts'

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300]

type Parts = { members: Kysely<Database>; log: Pick<FastifyBaseLogger, 'warn'> }

/** How each queue stands, as the operator's page says it too, and how long the jobs take that are done. */
export function measureJobs(registry: Registry, { members, log }: Parts, handlers: Handlers): Handlers {
  let reading: ReturnType<typeof queueStates> | undefined
  /** One question for all figures of a look; without an answer there is nothing to tell. */
  const read = () => {
    reading ??= queueStates(members)
      .catch((err: unknown) => {
        log.warn({ err }, 'the queues cannot be counted')
        return []
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const gauge = (name: string, help: string, figure: (state: QueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await read()) this.set({ queue: state.name }, figure(state))
      },
    })
  gauge('jobs_waiting', 'Jobs that a worker could take now.', ({ waiting }) => waiting)
  gauge('jobs_oldest_seconds', 'How long ago the oldest of them was due.', ({ dueSince }) =>
    dueSince ? Math.max(0, Date.now() - dueSince.getTime()) / 1_000 : 0,
  )
  gauge('jobs_failing', 'Jobs that failed and are tried again.', ({ failing }) => failing)
  gauge('jobs_tries', 'Tries of the one of them that failed most often.', ({ tries }) => tries)
  gauge('jobs_failed', 'Jobs that were given up.', ({ givenUp }) => givenUp)
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
