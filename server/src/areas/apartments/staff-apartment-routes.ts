import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { changeStatus } from './change-status.ts'
import { readApartments } from './read-apartments.ts'

export function staffApartmentRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const readOne = async (apartmentId: number, { languages, prices }: Workplace) =>
    orNotFound((await readApartments(members, { apartmentId }, languages, prices)).apartments[0])

  serveStaff(app, changeApartment, {
    owner: ({ params }) => projectOf(members, 'apartments', params.id),
    thing: ({ params: { id } }) => ({ table: 'apartments', id, read: (place) => readOne(id, place) }),
    answer: async ({ params: { id }, body, revision }, place) => {
      const { projectId, asker } = place
      await changeStatus(members, { projectId, apartmentId: id, userId: asker.id, revision }, body)
      return readOne(id, place)
    },
  })
}
