import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/json-columns.ts'
import { JOBS_SCHEMA, QUEUE } from './install-jobs.ts'
import { QUEUE_NAMES, type QueueName } from './queues.ts'

const JOB = sql.id(JOBS_SCHEMA, 'job')

export type QueueState = {
  waiting: number
  dueSince: Date | null
  running: number
  failing: number
  tries: number
  keptUntil: Date | null
  givenUp: number
  lastError: string | null
}

const EMPTY: QueueState = {
  waiting: 0,
  dueSince: null,
  running: 0,
  failing: 0,
  tries: 0,
  keptUntil: null,
  givenUp: 0,
  lastError: null,
}

/** Waiting is what a worker could take now: neither what is for later nor what rests before its next try. */
const IS_DUE = sql`state < 'active' and start_after <= now()`

/** What rests before its next try, or has it at the moment. */
const IS_FAILING = sql`(state = 'retry' or state = 'active' and retry_count > 0)`

/** How it stands in every queue, in their own order, or in one of them. */
export async function queueStates(
  members: Kysely<Database>,
  names: readonly QueueName[] = QUEUE_NAMES,
): Promise<(QueueState & { name: QueueName })[]> {
  const { rows } = await sql<QueueState & { name: string }>`
    select name,
      count(*) filter (where ${IS_DUE})::int as waiting,
      min(start_after) filter (where ${IS_DUE}) as "dueSince",
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where ${IS_FAILING})::int as failing,
      -- Those that failed: the first is counted there when the second begins.
      coalesce(max(case state when 'retry' then retry_count + 1 else retry_count end)
        filter (where ${IS_FAILING}), 0)::int as tries,
      min(keep_until) filter (where state = 'retry') as "keptUntil",
      count(*) filter (where state = 'failed')::int as "givenUp",
      (array_agg(coalesce(output ->> 'message', output -> 'value' ->> 'message') order by started_on desc)
        filter (where state in ('retry', 'failed')))[1] as "lastError"
    from ${JOB}
    where name = any(${names}) and state in ('created', 'retry', 'active', 'failed')
    group by name`.execute(members)
  const found = new Map(rows.map((row) => [row.name, row]))
  return names.map((name) => ({ ...EMPTY, ...found.get(name), name }))
}

/**
 * Has what failed there tried at once: what rests until its next try, and what was given up, which gets as much time again
 * as a new job has.
 */
export async function retryFailed(members: Kysely<Database>, name: QueueName): Promise<void> {
  await sql`
    update ${JOB} set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1),
      keep_until = greatest(keep_until, now() + make_interval(secs => ${QUEUE.retentionSeconds}))
    where name = ${name} and state in ('retry', 'failed')`.execute(members)
}
