import type { Kind } from '@belvedere/contract/authoring/things'
import * as calls from '@belvedere/contract/calls/history'
import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import { KEPT_NAMED } from '@belvedere/contract/entities/kept-reasons'
import { hasRight, type Right } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql, type Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { pageOf } from '../../platform/database/paging.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { publishDrafts } from '../authoring/drafts.ts'
import type { DemandReadable } from '../authoring/readable-look.ts'
import { ACTION, type ActionRow, isAt, isBy, isOfKind, rowNames, saysSo } from './action-queries.ts'
import { actionChanges, pageOfChanges } from './history-queries.ts'
import { presentAction } from './present-action.ts'
import { rightsToUndo } from './rights-to-undo.ts'
import { stepsToUndo, undoAction } from './undo-action.ts'
import type { ChangedRow } from './undo-plan.ts'

/** What was done to a project, what of it can be taken back, and what waits to be published. */
export function historyRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  readable: DemandReadable,
): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.listActions, {
    owner,
    answer: ({ query }, place) =>
      members.transaction().execute(async (db) => {
        await openHistory(db, place)
        const { items, meta } = await pageOf<ActionRow>(db, {
          from: 'actions',
          as: 'action',
          where: sql`action.project_id = ${place.projectId} and ${isWanted(place.projectId, query)}`,
          select: ACTION,
          id: sql`action.id`,
          descending: true,
          asked: query,
        })
        return { items: items.map((row) => presentAction(row, place.languages)), meta }
      }),
  })

  serveStaff(app, calls.getAction, {
    owner,
    answer: ({ params }, place) =>
      members.transaction().execute(async (db) => {
        await openHistory(db, place)
        const action = await actionOf(db, place.projectId, params.id)
        const changes = await actionChanges(db, params.id)
        const allowed = mayUndo(changes, place)
        const { steps, kept } = allowed ? await stepsToUndo(db, changes, place, { held: false }) : NOTHING
        const undo = {
          allowed,
          undone: steps.length,
          stays: kept.length,
          kept: kept.slice(0, KEPT_NAMED),
        }
        return { ...presentAction(action, place.languages), undo }
      }),
  })

  serveStaff(app, calls.listActionRows, {
    owner,
    answer: ({ params, query }, place) =>
      members.transaction().execute(async (db) => {
        await actionOf(db, place.projectId, params.id)
        await openHistory(db, place)
        const withBuyers = hasRight(place.asker, BUYERS, place.projectId)
        const { items, meta } = await pageOfChanges(db, params.id, { asked: query, withBuyers })
        const nameOf = await rowNames(
          db,
          items.map(({ id }) => id),
        )
        return { items: items.map((row) => ({ ...row, name: nameOf(row) })), meta }
      }),
  })

  serveStaff(app, calls.undoAction, {
    owner,
    answer: async ({ params, body }, place) => {
      const { projectId, asker } = place
      const { id: userId, address } = asker
      const action = { kind: 'undo', userId, address, undoes: String(params.id) }
      const { undone, kept } = await inAction(members, action, async (db) => {
        await actionOf(db, projectId, params.id)
        await openHistory(db, place)
        const changes = chosenOf(await actionChanges(db, params.id), body.rows)
        if (!mayUndo(changes, place)) throw new Refused('forbidden')
        return undoAction(db, changes, place, body.confirm)
      })
      return { id: params.id, undone, kept: kept.length }
    },
  })

  serveStaff(app, calls.listDrafts, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await pageOf<DraftRow>(members, {
        from: 'drafts',
        as: 'draft',
        where: sql`draft.project_id = ${projectId}`,
        select: sql`draft.kind, draft.thing_id as "thingId", draft.fields, draft.author_id as "authorId",
          draft.changed_at as "changedAt"`,
        sort: [sql`draft.kind`],
        id: sql`draft.thing_id`,
        asked: query,
      })
      const present = ({ kind, thingId, fields, authorId, changedAt }: DraftRow) => ({
        id: `${kind}/${thingId}`,
        kind,
        thingId,
        fields,
        authorId,
        changedAt: changedAt.toISOString(),
      })
      return { items: items.map(present), meta }
    },
  })

  serveStaff(app, calls.publishDrafts, {
    owner,
    answer: async ({ body }, { projectId, asker }) => {
      if (body.project && !hasRight(asker, SETTINGS, projectId)) throw new Refused('forbidden')
      await app.jobsReady()
      const published = await inAction(members, { kind: 'publish', userId: asker.id }, async (db) => {
        await app.enqueue(db, 'warm-pictures', { projectId })
        if (body.project)
          await db.updateTable('projects').set({ publish: true }).where('id', '=', projectId).execute()
        return publishDrafts(db, { projectId, asker }, body.drafts ?? 'all', readable)
      })
      return { id: projectId, published }
    },
  })
}

type DraftRow = {
  kind: Kind
  thingId: number
  fields: Record<string, unknown>
  authorId: number | null
  changedAt: Date
}

/** To plan an undo of many rows is work: it is done for whoever may undo them. */
const NOTHING = { steps: [], kept: [] }

const mayUndo = (changes: readonly ChangedRow[], { asker, projectId }: Workplace) =>
  rightsToUndo(changes).every((right) => hasRight(asker, right, projectId))

/** Those rows of an action that are to go back; all of them where none are named. */
function chosenOf(
  changes: readonly ChangedRow[],
  rows: readonly { table: string; key: string }[] | undefined,
): readonly ChangedRow[] {
  if (!rows) return changes
  const names = new Set(rows.map(({ table, key }) => `${table} ${key}`))
  const chosen = changes.filter(({ table, key }) => names.has(`${table} ${key}`))
  if (chosen.length === 0) throw new Refused('not-found')
  return chosen
}

type Wanted = {
  'filter[userId]'?: number | undefined
  'filter[kind]'?: ActionKind | undefined
  'filter[before]'?: string | undefined
  'filter[after]'?: string | undefined
  'filter[buildingId]'?: number | undefined
  'filter[masterplanId]'?: number | undefined
  'filter[text]'?: string | undefined
}

function isWanted(projectId: number, query: Wanted) {
  const { 'filter[userId]': userId, 'filter[kind]': kind, 'filter[text]': text } = query
  const { 'filter[before]': before, 'filter[after]': after } = query
  const { 'filter[buildingId]': buildingId, 'filter[masterplanId]': masterplanId } = query
  return sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [isBy(userId)]),
      ...(kind === undefined ? [] : [isOfKind(kind)]),
      ...(before === undefined ? [] : [sql`action.at < ${before}::timestamptz`]),
      ...(after === undefined ? [] : [sql`action.at >= ${after}::timestamptz`]),
      ...(buildingId === undefined ? [] : [isAt(projectId, { buildingId })]),
      ...(masterplanId === undefined ? [] : [isAt(projectId, { masterplanId })]),
      ...(text ? [saysSo(projectId, text)] : []),
    ],
    sql` and `,
  )
}

/** Whoever sells sees who buys. */
const BUYERS: Right = { resource: 'reservations', permission: 'write' }
const PRICES: Right = { resource: 'prices', permission: 'read' }
const SETTINGS: Right = { resource: 'settings', permission: 'write' }

/** Shows prices to those who may see them. To compile so long statements takes longer than to answer them. */
async function openHistory(db: Transaction<Database>, { asker, projectId }: Workplace): Promise<void> {
  await sql`set local jit = off`.execute(db)
  if (hasRight(asker, PRICES, projectId)) await showPrices(db, projectId)
}

async function actionOf(db: Kysely<Database>, projectId: number, id: number): Promise<ActionRow> {
  const { rows } = await sql<ActionRow>`
    select ${ACTION} from actions as action where id = ${id} and project_id = ${projectId}`.execute(db)
  return orNotFound(rows[0])
}
