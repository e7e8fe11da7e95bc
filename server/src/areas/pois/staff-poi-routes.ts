import { getStaffPoi, getStaffPoiParent, listStaffPoiMedia } from '@belvedere/contract/calls/staff-pois'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { staffPoiMediaItems } from '../media/poi-media.ts'
import { withPass } from '../media/with-pass.ts'
import { poiRow } from './poi-queries.ts'
import { readPoi } from './read-poi.ts'

export function staffPoiRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'pois', params.id)

  serveStaff(app, getStaffPoi, {
    owner,
    answer: async ({ params }, { languages, asker }) => {
      const poi = await readPoi(members, params.id, languages)
      return { ...poi, media: poi.media.map((item) => withPass(app, asker, item)) }
    },
  })

  serveStaff(app, listStaffPoiMedia, {
    owner,
    answer: async ({ params, query }, { languages, asker }) => {
      const { items, meta } = await staffPoiMediaItems(members, params.id, languages, query)
      return { items: items.map((item) => withPass(app, asker, item)), meta }
    },
  })

  serveStaff(app, getStaffPoiParent, {
    owner,
    answer: async ({ params }, { languages }) => {
      const { parentId } = orNotFound(await poiRow(members, params.id))
      return readPoi(members, orNotFound(parentId ?? undefined), languages)
    },
  })
}
