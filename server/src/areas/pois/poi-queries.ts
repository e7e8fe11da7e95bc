import { type Kysely, sql } from 'kysely'
import type { Audience } from '../../platform/database/audience.ts'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'
import { IS_PUBLIC } from './is-public.ts'

export type PoiRow = Awaited<ReturnType<typeof poisOnRows>>[number]

export function publicPoiRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('pois as poi', 'poi.project_id', 'project.id')
    .where('poi.id', '=', id)
    .where(IS_PUBLIC)
    .select(['poi.id', 'poi.parent_id as parentId'])
    .executeTakeFirst()
}

/** Those whose own target, if they have one, is shown. */
function poiRows(db: Kysely<Database>, audience: Audience) {
  return db
    .selectFrom('pois as poi')
    .leftJoin('masterplans as masterplan', 'masterplan.id', 'poi.masterplan_id')
    .leftJoin('buildings as building', 'building.id', 'poi.building_id')
    .leftJoin('apartments as apartment', 'apartment.id', 'poi.apartment_id')
    .leftJoin('buildings as home', 'home.id', 'apartment.building_id')
    .where(
      audience === 'staff'
        ? sql<boolean>`true`
        : sql<boolean>`coalesce(masterplan.publish, building.publish, home.publish, true)`,
    )
}

const withTarget = (db: Kysely<Database>, audience: Audience) =>
  poiRows(db, audience).select([
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

export function poiRow(db: Kysely<Database>, id: number, audience: Audience) {
  return withTarget(db, audience).where('poi.id', '=', id).executeTakeFirst()
}

/** A point of interest, and after it those that lie on it. */
export function poisOnRows(db: Kysely<Database>, id: number) {
  return withTarget(db, 'public')
    .where(({ eb, or }) => or([eb('poi.id', '=', id), eb('poi.parent_id', '=', id)]))
    .orderBy(sql`poi.id <> ${id}`)
    .orderBy('poi.sort_order')
    .orderBy('poi.id')
    .execute()
}

export function staffPoiRows(db: Kysely<Database>, ids: readonly number[]) {
  return withTarget(db, 'staff').where(sql<boolean>`poi.id = any (${ids}::int[])`).execute()
}

export function publicPoiIds(db: Kysely<Database>, ids: readonly number[]) {
  return poiRows(db, 'public').where(sql<boolean>`poi.id = any (${ids}::int[])`).select('poi.id').execute()
}
