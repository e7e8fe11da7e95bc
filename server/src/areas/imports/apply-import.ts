import type { ImportDecisions } from '@belvedere/contract/entities/import'
import { chosenChanges, countChosen } from '@belvedere/domain/imports/chosen-changes'
import { diffImport } from '@belvedere/domain/imports/diff-import'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { readRows } from '@belvedere/domain/imports/read-rows'
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
import { type Choices, demandClear, howToRead, type OpenedFile } from './read-import.ts'

type Decisions = z.output<typeof ImportDecisions>

type Whose = { projectId: number; id: number; userId: number; fields: readonly ImportField[] }

/** What a file would change in the project as it is. */
export function lookThrough(
  opened: OpenedFile,
  choices: Choices,
  facts: ProjectFacts,
  fields: readonly ImportField[],
) {
  const how = howToRead(opened, choices, facts, fields)
  demandClear(how.mapping)
  const { rows, unread } = readRows(opened.table, how.mapping, how.rules)
  return { diff: diffImport(rows, facts), unread, how }
}

/**
 * Decides about a file, in one transaction: its changes are worked out anew while nobody else can change the apartments,
 * and made, or kept until their time. Whoever has seen another number of them must look again.
 */
export async function applyImport(
  { members, enqueue }: { members: Kysely<Database>; enqueue: Enqueue },
  { projectId, id, userId, fields }: Whose,
  opened: OpenedFile,
  decisions: Decisions,
): Promise<void> {
  await inAction(members, { kind: 'import', userId }, async (db) => {
    await demandUndecided(db, id)
    const facts = await projectFacts(db, projectId, { held: true })
    const { diff, how } = lookThrough(opened, decisions, facts, fields)
    const chosen = chosenChanges(diff, decisions)
    const count = countChosen(chosen)
    if (count !== decisions.confirm)
      throw new Refused('confirmation-required', '', { meta: { confirm: count } })
    refuseTwice(chosen.changed)
    const names = new Map(facts.apartments.map((apartment) => [apartment.id, apartment.name]))
    const changes: WaitingChange[] = [
      ...chosen.changed.map((change) => ({ kind: 'field' as const, ...change })),
      ...chosen.fresh.map((change) => ({ kind: 'new' as const, ...change })),
      ...chosen.unavailable.map((apartmentId) => ({
        kind: 'unavailable' as const,
        id: `missing.${apartmentId}`,
        apartmentId,
        name: names.get(apartmentId) ?? '',
      })),
    ]
    const { mapping: columns, meanings } = how
    const { header, fileName } = opened
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
  })
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
