import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { changeStatus } from './change-status.ts'
import { readApartments } from './read-apartments.ts'

export function staffApartmentRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveStaff(app, changeApartment, {
    owner: ({ params }) => projectOf(members, 'apartments', params.id),
    answer: async ({ params, body }, { projectId, asker, languages, prices }) => {
      await changeStatus(members, { projectId, apartmentId: params.id, userId: asker.id }, body)
      const { apartments } = await readApartments(members, { apartmentId: params.id }, languages, prices)
      return orNotFound(apartments[0])
    },
  })
}
