import * as calls from '@belvedere/contract/calls/staff-masterplans'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { poisOf } from '../pois/pois-of.ts'
import { addMasterplan, changeMasterplan, removeMasterplan } from './change-masterplan.ts'
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

  serveStaff(app, calls.changeMasterplan, {
    owner,
    answer: async ({ params: { id }, body }, place) => {
      await changeMasterplan(members, { id, projectId: place.projectId }, body, place.asker.id)
      return readOne(id, place)
    },
  })

  serveStaff(app, calls.removeMasterplan, {
    owner,
    answer: async ({ params: { id } }, { asker }) => {
      await removeMasterplan(members, id, asker.id)
      return { id }
    },
  })

  serveStaff(app, calls.addMasterplan, {
    owner: ({ body }) => projectOf(members, 'projects', body.projectId),
    answer: async ({ body }, place) => readOne(await addMasterplan(members, body, place.asker.id), place),
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
