import * as calls from '@belvedere/contract/calls/staff-masterplans'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { readPage } from '../../platform/database/paging.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { removeThing } from '../authoring/remove-thing.ts'
import { saveThings } from '../authoring/save-things.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { staffPoisOf } from '../pois/pois-of.ts'
import { ownPoiId } from './masterplan-tree-queries.ts'
import { readMasterplans } from './read-masterplans.ts'

const IN_ORDER = [sql`thing.sort_order`]

export function staffMasterplanRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'masterplans', params.id)

  const readOne = async (id: number, { languages }: Workplace) =>
    orNotFound((await readMasterplans(members, [id], languages, 'staff'))[0])

  serveStaff(app, calls.getStaffMasterplan, {
    owner,
    answer: ({ params }, place) => readOne(params.id, place),
  })

  const thing = ({ params: { id } }: { params: { id: number } }) => ({
    table: 'masterplans',
    id,
    read: (place: Workplace) => readOne(id, place),
  })

  serveStaff(app, calls.changeMasterplan, {
    owner,
    thing,
    answer: async ({ params: { id }, body, revision }, place) => {
      const { projectId, asker } = place
      await inAction(members, { kind: 'masterplans.change', userId: asker.id }, (db) =>
        saveThings(db, 'masterplans', projectId, [{ id, revision, fields: body }]),
      )
      return readOne(id, place)
    },
  })

  serveStaff(app, calls.removeMasterplan, {
    owner,
    thing,
    answer: async ({ params: { id }, query: { confirm }, revision }, { projectId, asker }) => {
      await inAction(members, { kind: 'masterplans.remove', userId: asker.id }, (db) =>
        removeThing(db, 'masterplans', projectId, { id, revision, confirm }),
      )
      return { id }
    },
  })

  serveStaff(app, calls.addMasterplan, {
    owner: ({ body }) => projectOf(members, 'projects', body.projectId),
    answer: async ({ body: { projectId, ...fields } }, place) => {
      const [id = 0] = await inAction(members, { kind: 'masterplans.add', userId: place.asker.id }, (db) =>
        saveThings(db, 'masterplans', projectId, [{ fields }]),
      )
      return readOne(id, place)
    },
  })

  serveStaff(app, calls.listStaffMasterplanPois, {
    owner,
    answer: async ({ params, query }, { languages }) =>
      staffPoisOf(members, await ownPoiId(members, params.id), languages, query),
  })

  serveStaff(app, calls.listStaffMasterplanBuildings, {
    owner,
    answer: ({ params, query }, { languages }) =>
      readPage(
        members,
        { from: 'buildings', where: sql`thing.masterplan_id = ${params.id}`, sort: IN_ORDER, asked: query },
        (ids) => buildingSummaries(members, { ids }, languages),
      ),
  })

  serveStaff(app, calls.listStaffNestedMasterplans, {
    owner,
    answer: ({ params, query }, { languages }) =>
      readPage(
        members,
        { from: 'masterplans', where: sql`thing.parent_id = ${params.id}`, sort: IN_ORDER, asked: query },
        (ids) => readMasterplans(members, ids, languages, 'staff'),
      ),
  })
}
