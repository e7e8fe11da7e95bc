import { OPERATION_KINDS, type OperationKind } from '@belvedere/domain/operations/operation-kinds'
import { saidOfError } from '@belvedere/domain/operations/said-of-error'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type QueueState, queueStates } from '../../platform/jobs/queue-states.ts'
import {
  databaseClock,
  databaseState,
  instanceRows,
  lastOperations,
  refusedMails,
  webhookQueue,
} from './operation-queries.ts'

/** All that the operator's page shows, read one after another: it is asked for seldom, and by few. */
export async function readInstallation(members: Kysely<Database>) {
  const instances = await instanceRows(members)
  const { archive, ...database } = await databaseState(members)
  return {
    id: 'installation',
    queues: [
      ...(await queueStates(members)).map(presentQueue),
      presentQueue({ ...NOT_TOLD, name: 'webhooks', ...(await webhookQueue(members)) }),
      presentQueue({ ...NOT_TOLD, name: 'refused-mails', ...(await refusedMails(members)) }),
    ],
    instances: instances.map(({ started_at, seen_at, pid: _, ...instance }) => ({
      ...instance,
      role: instance.role as 'all' | 'web' | 'worker',
      startedAt: started_at.toISOString(),
      seenAt: seen_at.toISOString(),
    })),
    database: {
      ...database,
      archive: { ...archive, archivedAt: moment(archive.archivedAt), failedAt: moment(archive.failedAt) },
    },
    operations: await presentOperations(members),
    // Last: nothing above is younger than it.
    at: (await databaseClock(members)).toISOString(),
  }
}

/** The people of a project send these again themselves, one by one: on the desk, and under Settings in the studio. */
const OF_PROJECTS: readonly string[] = ['webhooks', 'refused-mails']

/** Of what waits in tables of its own. */
const NOT_TOLD = { running: 0, keptUntil: null, lastError: null }

export const presentQueue = ({
  name,
  dueSince,
  keptUntil,
  lastError,
  ...counts
}: QueueState & { name: string }) => ({
  id: name,
  ...counts,
  dueSince: moment(dueSince),
  keptUntil: moment(keptUntil),
  mayRetry: !OF_PROJECTS.includes(name),
  lastError: lastError === null ? null : saidOfError(lastError),
})

const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

async function presentOperations(members: Kysely<Database>) {
  const rows = (await lastOperations(members)).map(({ finishedAt, ...row }) => ({
    ...row,
    finishedAt: finishedAt.toISOString(),
  }))
  const ofKind = (kind: OperationKind) => {
    const done = rows
      .filter((row) => row.kind === kind)
      .sort((one, other) => other.finishedAt.localeCompare(one.finishedAt))
    return { last: done[0] ?? null, lastWell: done.find(({ well }) => well) ?? null }
  }
  return Object.fromEntries(OPERATION_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<
    OperationKind,
    ReturnType<typeof ofKind>
  >
}
