import type { ImportDecisions } from '@belvedere/contract/entities/import'
import type { WaitingChange } from '@belvedere/domain/imports/still-holds'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { decideImport, importRow, keepLayout, keepWaiting, momentIn } from './import-queries.ts'
import { makeChanges } from './make-changes.ts'
import { type ProjectFacts, projectFacts } from './project-facts.ts'
import type { Chosen } from './read-file/list-job.ts'
import { type AskedList, askAbout, mayImport } from './read-import.ts'

type Decisions = z.output<typeof ImportDecisions>

/** Somebody changes the project all the time: how often the list is held against it anew. */
const TRIES = 3

type Means = { members: Kysely<Database>; enqueue: Enqueue }

/**
 * Decides about a file: its changes are worked out apart, against the project as it is, and made in one transaction, or kept
 * until their time. If the project has changed meanwhile, they are worked out again. Whoever has seen another number of
 * them, or something else held back than they confirm, must look again.
 */
export async function applyImport(
  means: Means,
  list: AskedList,
  userId: number,
  decisions: Decisions,
): Promise<void> {
  // To take off sale what the list leaves out is to change its status.
  if (decisions.missing === 'unavailable' && !mayImport(list.asker, list.projectId, 'status'))
    throw new Refused('forbidden', 'missing')
  for (let nth = 0; nth < TRIES; nth += 1) {
    const { answer, facts } = await askAbout(means.members, list, decisions, { what: 'chosen', decisions })
    const chosen: Chosen = JSON.parse(answer.toString())
    if (await decide(means, { list, userId, decisions }, chosen, facts)) return
  }
  throw new Refused('unavailable', 'The project changes all the time')
}

type Decided = { list: AskedList; userId: number; decisions: Decisions }

/** False if the project is not any more as it was when the changes were worked out. */
function decide(
  { members, enqueue }: Means,
  { list: { projectId, id, fileName }, userId, decisions }: Decided,
  chosen: Chosen,
  facts: ProjectFacts,
): Promise<boolean> {
  return inAction(members, { kind: 'import', userId }, async (db) => {
    await demandUndecided(db, id)
    const now = await projectFacts(db, projectId, { held: true })
    if (JSON.stringify(now) !== JSON.stringify(facts)) return false
    demandSeen(decisions, chosen)
    refuseTwice(chosen.changed)
    const { count, header, columns, meanings } = chosen
    const changes = waitingChanges(chosen, facts)
    await keepLayout(db, { projectId, header }, { columns, meanings, fileName })
    const place = { id, projectId }
    if (decisions.at === undefined) {
      await makeChanges(db, { projectId, userId, ...facts }, changes)
      await decideImport(db, place, { state: 'applied', changes: count })
    } else {
      const applyAt = await momentIn(db, projectId, decisions.at)
      if (!(applyAt.getTime() > Date.now())) throw new Refused('invalid-input', 'at: is in the past')
      await keepWaiting(db, place, changes)
      await decideImport(db, place, { state: 'scheduled', changes: count, applyAt })
      await enqueue(db, 'apply-import', { importId: id }, applyAt)
    }
    return true
  })
}

function waitingChanges(
  { changed, fresh, unavailable }: Chosen,
  { apartments }: ProjectFacts,
): WaitingChange[] {
  const names = new Map(apartments.map((apartment) => [apartment.id, apartment.name]))
  return [
    ...changed.map((change) => ({ kind: 'field' as const, ...change })),
    ...fresh.map((change) => ({ kind: 'new' as const, ...change })),
    ...unavailable.map((apartmentId) => ({
      kind: 'unavailable' as const,
      id: `missing.${apartmentId}`,
      apartmentId,
      name: names.get(apartmentId) ?? '',
    })),
  ]
}

/**
 * What was confirmed was confirmed at a look: if something else is held back by now, that word does not count for it. A
 * column cannot be confirmed without saying at which look (IMP-07).
 */
function demandSeen({ confirm, look: seen, confirmedColumns }: Decisions, { count, look }: Chosen): void {
  const isStale = seen === undefined ? confirmedColumns.length > 0 : seen !== look
  if (isStale || count !== confirm)
    throw new Refused('confirmation-required', '', { meta: { confirm: count, look } })
}

async function demandUndecided(db: Transaction<Database>, id: number): Promise<void> {
  const { state } = orNotFound(await importRow(db, id, { held: true }))
  if (state !== 'read') throw new Refused('too-late')
}

/** Of rows that mean the same apartment one at most can be confirmed. */
function refuseTwice(changed: readonly { apartmentId: number; field: string; row: number }[]): void {
  const rows = new Map<string, number>()
  for (const { apartmentId, field, row } of changed) {
    const known = rows.get(`${apartmentId} ${field}`)
    if (known !== undefined) throw new Refused('already-there', '', { meta: { rows: [known, row] } })
    rows.set(`${apartmentId} ${field}`, row)
  }
}
