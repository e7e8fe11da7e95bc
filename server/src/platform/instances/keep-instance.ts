import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { connectDatabase } from '../database/database.ts'
import type { Database } from '../database/json-columns.ts'

const BEAT_EVERY_MS = 10_000
/** A database that has fallen silent holds up neither the next beat nor the end of the process. */
const ANSWER_WITHIN_MS = 3_000

type Parts = {
  config: Pick<Config, 'memberUrl' | 'role' | 'release'>
  log: FastifyBaseLogger
  /** Open at the moment; not given for a process that serves nobody. */
  connections?: (() => Promise<number>) | undefined
}

type Kept = { stop: () => Promise<void> }

/**
 * Says of this process that it is there, again and again, for as long as it is (decision 180). A database that is away is
 * said once and waited for: nothing else here depends on it.
 */
export function keepInstance({ config, log, connections }: Parts): Kept {
  const members = connectDatabase(config.memberUrl, {
    max: 1,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  const self = {
    id: randomUUID(),
    role: config.role,
    release: config.release,
    host: hostname(),
    pid: process.pid,
    // By this process's own clock: a row that was lost and is written again has begun no later.
    started_at: new Date(),
  }
  let heard = true
  async function beat(): Promise<void> {
    try {
      const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20)
      await writeBeat(members, { ...self, connections: (await connections?.()) ?? null, megabytes })
      heard = true
    } catch (error) {
      if (heard) log.warn({ err: error }, 'the database does not hear that this process is there')
      heard = false
    }
  }
  let beating = forgetTheDead(members, self)
    .catch(() => {})
    .then(beat)
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, BEAT_EVERY_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
      // Without a database it is forgotten there by and by.
      await members
        .deleteFrom('instances')
        .where('id', '=', self.id)
        .execute()
        .catch(() => {})
      await members.destroy()
    },
  }
}

type Self = { id: string; role: string; release: string; host: string; pid: number; started_at: Date }

/** Rows of which nobody has heard for a day go along. */
async function writeBeat(
  members: Kysely<Database>,
  row: Self & { connections: number | null; megabytes: number },
): Promise<void> {
  const { connections, megabytes } = row
  await members
    .insertInto('instances')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ seen_at: sql`now()`, connections, megabytes }),
    )
    .execute()
  await members.deleteFrom('instances').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}

/**
 * Whoever starts on a host knows which processes there are no more: killed ones that it replaces would else be missed for a
 * day. Where several containers have one host name it may be wrong; the living one is back with its next beat.
 */
async function forgetTheDead(members: Kysely<Database>, { host }: Self): Promise<void> {
  const rows = await members.selectFrom('instances').where('host', '=', host).select(['id', 'pid']).execute()
  const dead = rows.filter(({ pid }) => pid === process.pid || !isRunning(pid)).map(({ id }) => id)
  if (dead.length > 0) await members.deleteFrom('instances').where('id', 'in', dead).execute()
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs as well.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
