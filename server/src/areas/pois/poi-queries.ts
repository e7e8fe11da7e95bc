import { type Kysely, sql } from 'kysely'
import type { Database, Translated } from '../../platform/json-columns.ts'
import { publishedProjects } from '../../platform/published-projects.ts'

export type PoiRow = Awaited<ReturnType<typeof poisOnRows>>[number]

/** A point of interest is as public as its target; without one, as what it lies on. */
const IS_PUBLIC = sql<boolean>`(
  with recursive line as (
    select poi.parent_id, poi.masterplan_id, poi.building_id, poi.apartment_id
    union all
    select parent.parent_id, parent.masterplan_id, parent.building_id, parent.apartment_id
    from line join pois as parent on parent.id = line.parent_id
    where num_nonnulls(line.masterplan_id, line.building_id, line.apartment_id) = 0
  )
  select bool_and(coalesce(masterplans.publish, buildings.publish, home.publish, true))
  from line
  left join masterplans on masterplans.id = line.masterplan_id
  left join buildings on buildings.id = line.building_id
  left join apartments on apartments.id = line.apartment_id
  left join buildings as home on home.id = apartments.building_id
)`

export function publicPoiRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('pois as poi', 'poi.project_id', 'project.id')
    .where('poi.id', '=', id)
    .where(IS_PUBLIC)
    .select(['poi.id', 'poi.parent_id as parentId'])
    .executeTakeFirst()
}

/** Those whose own target, if they have one, is published. */
function poiRows(db: Kysely<Database>) {
  return db
    .selectFrom('pois as poi')
    .leftJoin('masterplans as masterplan', 'masterplan.id', 'poi.masterplan_id')
    .leftJoin('buildings as building', 'building.id', 'poi.building_id')
    .leftJoin('apartments as apartment', 'apartment.id', 'poi.apartment_id')
    .leftJoin('buildings as home', 'home.id', 'apartment.building_id')
    .where(sql<boolean>`coalesce(masterplan.publish, building.publish, home.publish, true)`)
}

const withTarget = (db: Kysely<Database>) =>
  poiRows(db).select([
    'poi.id',
    'poi.poi_type_id as poiTypeId',
    'poi.project_id as projectId',
    'poi.parent_id as parentId',
    'poi.sort_order as order',
    'poi.masterplan_id as masterplanId',
    'poi.building_id as buildingId',
    'poi.apartment_id as apartmentId',
    sql<Translated | null>`coalesce(masterplan.name, building.name)`.as('targetName'),
    'apartment.name as apartmentName',
  ])

export function poiRow(db: Kysely<Database>, id: number) {
  return withTarget(db).where('poi.id', '=', id).executeTakeFirst()
}

/** A public point of interest, and after it those that lie on it. */
export function poisOnRows(db: Kysely<Database>, id: number) {
  return withTarget(db)
    .where(({ eb, or }) => or([eb('poi.id', '=', id), eb('poi.parent_id', '=', id)]))
    .orderBy(sql`poi.id <> ${id}`)
    .orderBy('poi.sort_order')
    .orderBy('poi.id')
    .execute()
}

export function publicPoiIds(db: Kysely<Database>, ids: readonly number[]) {
  return poiRows(db).where(sql<boolean>`poi.id = any (${ids}::int[])`).select('poi.id').execute()
}
