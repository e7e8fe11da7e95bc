import {
  getMasterplan,
  listMasterplanBuildings,
  listMasterplanPois,
  listNestedMasterplans,
} from '@belvedere/contract/calls/masterplans'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { poisOf } from '../pois/pois-of.ts'
import { publicMasterplan, readMasterplans, readMasterplansIn } from './read-masterplans.ts'

export function masterplanRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => publicMasterplan(db, params.id)

  serveContent(app, getMasterplan, {
    owner,
    read: async ({ params, query }, project) => {
      const [masterplan] = await readMasterplans(db, [params.id], languagesOf(query, project))
      return orNotFound(masterplan)
    },
  })

  serveContent(app, listMasterplanPois, {
    owner,
    read: ({ query }, { publish, poiId, ...project }) =>
      // A bare list has no picture, so nothing lies on it (NAV-06).
      poisOf(db, publish ? poiId : null, languagesOf(query, project), query.poiTypeId),
  })

  serveContent(app, listMasterplanBuildings, {
    owner,
    read: ({ params, query }, project) =>
      buildingSummaries(db, { masterplanIds: [params.id] }, languagesOf(query, project)),
  })

  serveContent(app, listNestedMasterplans, {
    owner,
    read: ({ params, query }, project) =>
      readMasterplansIn(db, { parentId: params.id }, languagesOf(query, project)),
  })
}
