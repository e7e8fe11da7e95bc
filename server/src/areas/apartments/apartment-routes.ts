import { getApartment, listApartmentPois } from '@belvedere/contract/calls/apartments'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { poisOf } from '../pois/pois-of.ts'
import { publicApartment, readApartments } from './read-apartments.ts'

export function apartmentRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => publicApartment(db, params.id)

  serveContent(app, getApartment, {
    owner,
    read: async ({ params, query }, project, prices) => {
      const languages = languagesOf(query, project)
      const { apartments } = await readApartments(db, { apartmentId: params.id }, languages, prices)
      return orNotFound(apartments[0])
    },
  })

  serveContent(app, listApartmentPois, {
    owner,
    read: ({ query }, { poiId, ...project }) => poisOf(db, poiId, languagesOf(query, project)),
  })
}
