import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { QUEUE_NAMES, SCHEDULES } from './queues.ts'

/** pg-boss keeps its tables here, apart from ours. */
export const JOBS_SCHEMA = 'jobs'

const DAY_S = 86_400

/** A mail server may be away for days; nothing is given up before a person had time to look. */
export const QUEUE = {
  retryLimit: 60_000,
  retryDelay: 2,
  retryBackoff: true,
  /**
   * Once a server is back, what waited for it is tried within half a minute, and what it then refuses for the moment
   * comes again soon enough: of a thousand mails one is refused three times in a row when a tenth of them is.
   */
  retryDelayMax: 30,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: 2 * DAY_S,
  /** A worker says this often that it is alive; a job whose worker fell silent is taken up by another. */
  heartbeatSeconds: 20,
  expireInSeconds: 3_600,
}

/** Makes or updates pg-boss's tables and our queues, as the owner; the members' role then puts jobs in and takes them out. */
export async function installJobs(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const name of QUEUE_NAMES) {
      await boss.createQueue(name, QUEUE)
      await boss.updateQueue(name, QUEUE)
    }
    for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron)
  } finally {
    await boss.stop({ graceful: false })
  }
  await client.query(`
    grant usage on schema ${JOBS_SCHEMA} to belvedere_staff;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to belvedere_staff;
    grant execute on all functions in schema ${JOBS_SCHEMA} to belvedere_staff`)
}
