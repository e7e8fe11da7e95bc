import type { OperationKind } from '@belvedere/domain/operations/operation-kinds'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { QueueState } from '../../platform/jobs/queue-states.ts'

export const databaseClock = async (db: Kysely<Database>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return rows[0]?.now ?? new Date()
}

export const instanceRows = (db: Kysely<Database>) =>
  db.selectFrom('instances').selectAll().orderBy('role').orderBy('host').orderBy('started_at').execute()

/** As `database_state` of migration 061 tells it. */
type DatabaseStateRow = {
  isStandby: boolean
  seesStandbys: boolean
  standbys: { name: string; state: string; sync: string; lagSeconds: number; lagBytes: number }[]
  away: string[]
  archive: { on: boolean; archivedAt: string | null; failedAt: string | null; failed: number }
}

export async function databaseState(db: Kysely<Database>): Promise<DatabaseStateRow> {
  const { rows } = await sql<{ state: DatabaseStateRow }>`select database_state() as state`.execute(db)
  if (!rows[0]) throw new Error('The database tells nothing of itself')
  return rows[0].state
}

type OperationRow = {
  kind: OperationKind
  finishedAt: Date
  well: boolean
  seconds: number | null
  note: string
}

/** Of each kind the last, and the last that went well. */
export async function lastOperations(db: Kysely<Database>): Promise<OperationRow[]> {
  const { rows } = await sql<OperationRow>`
    select distinct on (kind, well) kind, finished_at as "finishedAt", well, seconds, note
    from operations order by kind, well, finished_at desc, id desc`.execute(db)
  return rows
}

type Elsewhere = Pick<QueueState, 'waiting' | 'dueSince' | 'failing' | 'tries' | 'givenUp'>

/** What goes to other systems (areas/webhooks): it waits in a table of its own. */
export async function webhookQueue(db: Kysely<Database>): Promise<Elsewhere> {
  const { rows } = await sql<Elsewhere>`
    select coalesce(sum(waiting), 0)::int as waiting, min(due_since) as "dueSince",
      coalesce(sum(failing), 0)::int as failing, coalesce(max(tries), 0)::int as tries,
      coalesce(sum(given_up), 0)::int as "givenUp"
    from webhook_endpoints as endpoint cross join lateral (
      select count(*) filter (where state = 'waiting' and next_try_at <= now()) as waiting,
        min(next_try_at) filter (where state = 'waiting' and next_try_at <= now()) as due_since,
        count(*) filter (where state = 'waiting' and attempts > attempts_before) as failing,
        max(attempts - attempts_before) filter (where state = 'waiting') as tries,
        count(*) filter (where state = 'failed') as given_up
      from webhook_deliveries where endpoint_id = endpoint.id and state in ('waiting', 'failed')
    ) as delivery where endpoint.active`.execute(db)
  return orNothing(rows[0])
}

/** Mails to agents that the mail server refused (areas/enquiries). */
export async function refusedMails(db: Kysely<Database>): Promise<Elsewhere> {
  const { rows } = await sql<Elsewhere>`
    select 0 as waiting, null as "dueSince", count(*) filter (where state = 'waiting')::int as failing,
      coalesce(max(attempts) filter (where state = 'waiting'), 0)::int as tries,
      count(*) filter (where state = 'refused')::int as "givenUp"
    from enquiry_mails where last_refusal is not null and state <> 'sent'`.execute(db)
  return orNothing(rows[0])
}

const orNothing = (row: Elsewhere | undefined): Elsewhere =>
  row ?? { waiting: 0, dueSince: null, failing: 0, tries: 0, givenUp: 0 }
