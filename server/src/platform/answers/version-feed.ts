import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** Longer than that is an outage: the answers wait for it. */
const ANSWER_WITHIN_MS = 1_000
const CHANNEL = 'project_version'
const BEGINNING = '0'

export type Raised = { projectId: number; version: string; availability: string }

type Row = { horizon: string } & (Raised | { projectId: null })

/** One snapshot gives both: what changed since the horizon, and the horizon to ask from next time (migration 012). */
const SINCE = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, project_id as "projectId", version, availability
  from (values (true)) as always (one) left join project_versions on changed_in >= $1::xid8`

export type Feed = Awaited<ReturnType<typeof openFeed>>

/** A connection of its own that hears of raised versions and can be asked which were raised since the last question. */
export async function openFeed(url: string, hear: (raised: Raised | 'many') => void) {
  const client = new Client({
    connectionString: url,
    application_name: 'belvedere versions',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  })
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended.')))
  })
  // Whoever waits for it hears of it; when nobody does, it is no failure of the process.
  broken.catch(() => {})
  client.on('notification', ({ payload = '' }) => {
    const [projectId, version, availability] = payload.split(':')
    hear(version && availability ? { projectId: Number(projectId), version, availability } : 'many')
  })
  /** Closes the connection, but does not wait for one that is dead. */
  const close = () =>
    Promise.race([client.end().catch(() => {}), wait(ANSWER_WITHIN_MS, undefined, { ref: false })])
  try {
    await client.connect()
    // Before the first question: what is committed in between is told twice rather than never.
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    await close()
    throw error
  }
  let horizon = BEGINNING

  return {
    broken,
    async raised(): Promise<Raised[]> {
      const { rows } = await client.query<Row>(SINCE, [horizon])
      horizon = rows[0]?.horizon ?? BEGINNING
      return rows.flatMap((row) => (row.projectId === null ? [] : [row]))
    },
    close,
  }
}
