import { getPoi, getPoiParent, listPoiMedia, listPoiTypes } from '@belvedere/contract/calls/pois'
import { listAllPoiTypes } from '@belvedere/contract/calls/staff-pois'
import { poiTypesOn } from '@belvedere/domain/content/poi-children'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { poiMediaItems } from '../media/poi-media.ts'
import { publicParent, publicPoi, readPoi } from './read-poi.ts'

export function poiRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  serveContent(app, getPoi, {
    owner: ({ params }) => publicPoi(db, params.id),
    read: ({ query }, poi) => readPoi(db, poi.id, languagesOf(query, poi)),
  })

  for (const call of [listPoiTypes, listAllPoiTypes])
    serveContent(app, call, {
      // No project's content: it changes with the release alone.
      owner: async () => ({ tag: 'poi-types' }),
      read: async ({ query: { parentType } }) =>
        Object.entries(POI_TYPES)
          .map(([name, id]) => ({ id, name }))
          .filter(({ id }) => parentType === undefined || poiTypesOn(parentType).includes(id)),
    })

  serveContent(app, getPoiParent, {
    owner: ({ params }) => publicParent(db, params.id),
    read: ({ query }, parent) => readPoi(db, parent.id, languagesOf(query, parent)),
  })

  serveContent(app, listPoiMedia, {
    owner: ({ params }) => publicPoi(db, params.id),
    read: async ({ params, query: { mediaTypeId, ...query } }, poi) => {
      const items = await poiMediaItems(db, params.id, languagesOf(query, poi))
      return items.filter((item) => mediaTypeId === undefined || item.mediaTypeId === mediaTypeId)
    },
  })
}
