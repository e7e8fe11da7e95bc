import { type Asker, hasRight } from '@belvedere/domain/accounts/rights'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { stillHolds, type WaitingChange } from '@belvedere/domain/imports/still-holds'
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { JobSender } from '../../platform/jobs/jobs.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { adminsOf, decideImport, importRow, makerOf, waitingChanges } from './import-queries.ts'
import { makeChanges } from './make-changes.ts'
import { projectFacts } from './project-facts.ts'
import { mayImport } from './read-import.ts'

type Means = { members: Kysely<Database>; jobs: JobSender }

/**
 * Makes the changes of a scheduled import when its time has come: once, whatever dies and however often the job is tried,
 * since that it was done is written in the transaction that does it. What somebody changed by hand meanwhile is left out.
 * Nothing is made in the name of somebody who may not do it any more, or by a key that was withdrawn. The admins are told
 * of either (IMP-04).
 */
export function applyScheduled({ members, jobs }: Means): NonNullable<Handlers['apply-import']> {
  return async ({ importId }) => {
    const waiting = await importRow(members, importId)
    if (waiting?.state !== 'scheduled') return
    const { projectId, userId } = waiting
    await jobs.ready()
    await inAction(members, { kind: 'import', userId }, async (db) => {
      const row = await importRow(db, importId, { held: true })
      if (row?.state !== 'scheduled') return
      const facts = await projectFacts(db, projectId, { held: true })
      const changes = await waitingChanges<WaitingChange>(db, importId)
      const maker = await makerOf(db, importId)
      const isStopped = !maker || !mayMake(maker, projectId, changes)
      const holding = isStopped ? [] : changes.filter((change) => stillHolds(change, facts))
      const past = changes.filter((change) => !holding.includes(change)).map(({ id }) => id)
      if (!isStopped) await makeChanges(db, { projectId, userId, ...facts }, holding)
      await decideImport(
        db,
        { id: importId, projectId },
        isStopped
          ? { state: 'cancelled', leftOut: past }
          : { state: 'applied', changes: holding.length, leftOut: past },
      )
      if (past.length === 0) return
      for (const adminId of await adminsOf(db, projectId))
        await jobs.enqueue(db, 'import-mail', { importId, userId: adminId })
    })
  }
}

/** Whoever may make all that waits may cancel it. */
export async function cancelImport(members: Kysely<Database>, id: number, asker: Asker): Promise<void> {
  await members.transaction().execute(async (db) => {
    const { state, projectId } = orNotFound(await importRow(db, id, { held: true }))
    if (state !== 'scheduled') throw new Refused('too-late')
    await showPrices(db, projectId)
    if (!mayMake(asker, projectId, await waitingChanges(db, id))) throw new Refused('forbidden')
    await decideImport(db, { id, projectId }, { state: 'cancelled' })
  })
}

const mayMake = (asker: Asker, projectId: number, changes: readonly WaitingChange[]): boolean =>
  hasRight(asker, { resource: 'content', permission: 'write' }, projectId) &&
  [...new Set(changes.flatMap(fieldsTouched))].every((field) => mayImport(asker, projectId, field))

function fieldsTouched(change: WaitingChange): readonly ImportField[] {
  if (change.kind === 'unavailable') return ['status']
  return change.kind === 'field' ? [change.field] : (Object.keys(change.values) as ImportField[])
}
