import {
  getBuilding,
  listApartmentOrientations,
  listApartmentTypes,
  listBuildingApartments,
  listBuildingPois,
} from '@belvedere/contract/calls/buildings'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { poisOf } from '../pois/pois-of.ts'
import { publicBuilding, readBuilding } from './read-building.ts'

export function buildingRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => publicBuilding(db, params.id)

  serveContent(app, getBuilding, {
    owner,
    read: ({ query }, building, prices) => readBuilding(db, building, languagesOf(query, building), prices),
  })

  serveContent(app, listBuildingPois, {
    owner,
    read: ({ query }, building) => poisOf(db, building.poiId, languagesOf(query, building), query.poiTypeId),
  })

  serveContent(app, listBuildingApartments, {
    owner,
    read: async ({ params, query }, building, prices) =>
      (await readApartments(db, { buildingId: params.id }, languagesOf(query, building), prices)).apartments,
  })

  serveContent(app, listApartmentOrientations, {
    owner,
    read: async ({ params, query }, building) => {
      const { apartments } = await readApartments(db, { buildingId: params.id }, languagesOf(query, building))
      return apartments.map(({ id, name, properties }) => ({ id, name, orientation: properties.orientation }))
    },
  })

  serveContent(app, listApartmentTypes, {
    owner,
    read: async ({ params, query }, building) =>
      (await readApartments(db, { buildingId: params.id }, languagesOf(query, building))).apartmentTypes,
  })
}
