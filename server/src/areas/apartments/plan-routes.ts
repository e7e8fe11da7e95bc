import { matchPlans } from '@belvedere/contract/calls/uploads'
import { planMatcher } from '@belvedere/domain/apartments/match-plan'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'

export function planRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  serveStaff(app, matchPlans, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body }, { projectId }) => {
      const match = planMatcher(await planOwners(members, projectId))
      const present = ({ id, name, buildingId, poiId }: ReturnType<typeof match>[number]) => ({
        id,
        name,
        buildingId,
        poiId,
      })
      return {
        id: projectId,
        matches: body.names.map((name) => ({ name, apartments: match(name).map(present) })),
      }
    },
  })
}

/** Every apartment with the point of interest that its plans hang on, and what its building is called. */
async function planOwners(members: Kysely<Database>, projectId: number) {
  const rows = await members
    .selectFrom('apartments')
    .innerJoin('buildings', 'buildings.id', 'apartments.building_id')
    .innerJoin('pois', (join) =>
      join.onRef('pois.apartment_id', '=', 'apartments.id').on('pois.poi_type_id', '=', POI_TYPES.apartment),
    )
    .where('apartments.project_id', '=', projectId)
    .select([
      'apartments.id',
      'apartments.name',
      'apartments.building_id as buildingId',
      'pois.id as poiId',
      'buildings.name as buildingName',
    ])
    .orderBy('apartments.id')
    .execute()
  return rows.map(({ buildingName, ...row }) => ({ ...row, buildingNames: Object.values(buildingName) }))
}
