import { LISTED_KINDS, LIVE_KINDS, type ListedKind } from '@belvedere/contract/authoring/things'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { PageAsked } from '../../platform/database/paging.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { RowsRefused } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { addThings } from './add-things.ts'
import { saveDrafts } from './drafts.ts'
import { readThing, readThings, readThingsById } from './read-things.ts'
import { removeThing } from './remove-thing.ts'
import { refuseRows, type SentRow, saveRows } from './save-rows.ts'
import { saveThings } from './save-things.ts'
import { revisionsOf } from './thing-queries.ts'
import { THING_TABLES } from './thing-tables.ts'

/** What authors make and change: the same calls for every kind of thing. */
export function studioRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  for (const kind of LISTED_KINDS) serveKind(app, members, kind)
}

function serveKind(app: FastifyInstance, members: Kysely<Database>, kind: ListedKind): void {
  const calls = STUDIO_CALLS[kind]
  const isLive = LIVE_KINDS.includes(kind)
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  /**
   * Reads as it all was at one moment, prices included for those who may see them: a revision is never told with a draft
   * that came after it.
   */
  const reading = <Result>(
    { projectId, asker }: Workplace,
    read: (db: Transaction<Database>, place: { projectId: number; withPrices: boolean }) => Promise<Result>,
  ) =>
    members
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const withPrices = hasRight(asker, { resource: 'prices', permission: 'read' }, projectId)
        if (withPrices) await showPrices(db, projectId)
        return read(db, { projectId, withPrices })
      })

  const readOne = (place: Workplace, id: number) =>
    reading(place, (db, where) => readThing(db, kind, where, id))

  const act = <Result>(
    what: string,
    { asker }: Workplace,
    work: (db: Transaction<Database>) => Promise<Result>,
  ) => inAction(members, { kind: `${kind}.${what}`, userId: asker.id }, work)

  const thing = ({ params }: { params: { id: number } }) => ({
    table: THING_TABLES[kind].table,
    id: params.id,
    read: (place: Workplace) => readOne(place, params.id),
  })

  /** Each stale row tells who was first and when, and what is there now, as a single write does (AUT-03). */
  async function withPresent(refused: RowsRefused, rows: readonly (SentRow | undefined)[], place: Workplace) {
    const ids = refused.problems.flatMap(({ row, code }) => (code === 'stale' && rows[row]?.id) || [])
    if (ids.length === 0) return refused
    const changes = await app.lastChanges(THING_TABLES[kind].table, ids)
    const read = await reading(place, (db, where) => readThingsById(db, kind, where, ids))
    const things = new Map(read.map((thing) => [thing.id, thing]))
    const problems = refused.problems.map((problem) => {
      const id = problem.code === 'stale' ? rows[problem.row]?.id : undefined
      const data = id === undefined ? undefined : things.get(id)
      return data ? { ...problem, meta: changes.get(String(id)) ?? {}, data } : problem
    })
    return new RowsRefused(problems, refused.status)
  }

  serveStaff(app, calls.list, {
    owner,
    answer: ({ query }, place) =>
      reading(place, (db, where) =>
        readThings(db, kind, where, { ...(query as PageAsked), filters: filtersIn(query) }),
      ),
  })

  serveStaff(app, calls.get, { owner, answer: ({ params }, place) => readOne(place, params.id) })

  serveStaff(app, calls.add, {
    owner,
    answer: async ({ body }, place) => {
      const { projectId, asker } = place
      const [id = 0] = await act('add', place, (db) =>
        addThings(db, kind, { projectId, userId: asker.id }, [{ fields: body }]),
      )
      return readOne(place, id)
    },
  })

  serveStaff(app, calls.change, {
    owner,
    thing,
    answer: async ({ params: { id }, body, revision }, place) => {
      const { projectId, asker } = place
      await act('change', place, async (db) => {
        const change = { id, revision, fields: body }
        if (isLive) await saveThings(db, kind, projectId, [change])
        else await saveDrafts(db, kind, { projectId, userId: asker.id }, [change])
      })
      return readOne(place, id)
    },
  })

  serveStaff(app, calls.save, {
    owner,
    answer: async ({ body, unread }, place) => {
      const rows = body.rows as (SentRow | undefined)[]
      refuseRows(rows, calls.save.rowRights, place)
      return act('save', place, async (db) => {
        const ids = await saveRows(db, kind, { rows, unread }, place)
        return { id: place.projectId, ids, revisions: await revisionsOf(db, kind, ids) }
      }).catch(async (error: unknown) => {
        throw error instanceof RowsRefused ? await withPresent(error, rows, place) : error
      })
    },
  })

  serveStaff(app, calls.remove, {
    owner,
    thing,
    answer: async ({ params: { id }, query: { confirm }, revision }, place) => {
      await act('remove', place, (db) => removeThing(db, kind, place.projectId, { id, revision, confirm }))
      return { id }
    },
  })
}

const FILTER = /^filter\[(\w+)\]$/

const filtersIn = (query: object): Record<string, number> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const field = FILTER.exec(name)?.[1]
      return field && value !== undefined ? [[field, Number(value)]] : []
    }),
  )
