import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type BuildingRow = NonNullable<Awaited<ReturnType<typeof publicBuildingRow>>>
export type TypeRow = { id: number; name: Translated; typeKey: string }

const COLUMNS = [
  'building.id',
  'building.name',
  'building.publish',
  'building.floors',
  'building.masterplan_id as masterplanId',
] as const

const OWN_POI = sql<number | null>`(
  select id from pois where pois.building_id = building.id and poi_type_id = ${sql.lit(POI_TYPES.building)}
  order by sort_order, id limit 1
)`

const STATUS_COUNTS = sql<Record<string, number> | null>`(
  select jsonb_object_agg(status, number) from (
    select status, count(*) as number from apartments where building_id = building.id group by status
  ) as counted
)`

const APARTMENT_TYPES = sql<TypeRow[] | null>`(
  select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'typeKey', type_key) order by id)
  from apartment_types where id in (select apartment_type_id from apartments where building_id = building.id)
)`

export function publicBuildingRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('buildings as building', 'building.project_id', 'project.id')
    .where('building.id', '=', id)
    .select([...COLUMNS, OWN_POI.as('poiId')])
    .executeTakeFirst()
}

type Place = { masterplanIds: readonly number[] } | { projectId: number } | { ids: readonly number[] }

function isIn(place: Place) {
  if ('projectId' in place) return sql<boolean>`building.project_id = ${place.projectId}`
  return 'ids' in place
    ? sql<boolean>`building.id = any (${place.ids}::int[])`
    : sql<boolean>`building.masterplan_id = any (${place.masterplanIds}::int[])`
}

/** The buildings directly in any of these masterplans, all of a project, or those named. */
export function buildingSummaryRows(db: Kysely<Database>, place: Place) {
  return db
    .selectFrom('buildings as building')
    .where(isIn(place))
    .select([
      ...COLUMNS,
      'building.project_id as projectId',
      OWN_POI.as('poiId'),
      STATUS_COUNTS.as('statusCounts'),
      APARTMENT_TYPES.as('apartmentTypes'),
    ])
    .orderBy('building.sort_order')
    .orderBy('building.id')
    .execute()
}
