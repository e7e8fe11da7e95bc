import * as calls from '@belvedere/contract/calls/staff-masterplans'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { removeThing } from '../authoring/remove-thing.ts'
import { saveThings } from '../authoring/save-things.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { poisOf } from '../pois/pois-of.ts'
import { ownPoiId } from './masterplan-tree-queries.ts'
import { readMasterplans, readMasterplansIn } from './read-masterplans.ts'

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
      poisOf(members, await ownPoiId(members, params.id), languages, query.poiTypeId, 'staff'),
  })

  serveStaff(app, calls.listStaffMasterplanBuildings, {
    owner,
    answer: ({ params }, { languages }) =>
      buildingSummaries(members, { masterplanIds: [params.id] }, languages, 'staff'),
  })

  serveStaff(app, calls.listStaffNestedMasterplans, {
    owner,
    answer: ({ params }, { languages }) =>
      readMasterplansIn(members, { parentId: params.id }, languages, 'staff'),
  })
}
