import { type Kysely, sql } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type PoiRow = Awaited<ReturnType<typeof poisOnRows>>[number]

export function publicPoiRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('pois as poi', 'poi.project_id', 'project.id')
    .where('poi.id', '=', id)
    .select(['poi.id', 'poi.parent_id as parentId'])
    .executeTakeFirst()
}

const withTarget = (db: Kysely<Database>) =>
  db
    .selectFrom('pois as poi')
    .leftJoin('masterplans as masterplan', 'masterplan.id', 'poi.masterplan_id')
    .leftJoin('buildings as building', 'building.id', 'poi.building_id')
    .leftJoin('apartments as apartment', 'apartment.id', 'poi.apartment_id')
    .select([
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

/** A point of interest, and after it those that lie on it. */
export function poisOnRows(db: Kysely<Database>, id: number) {
  return withTarget(db)
    .where(({ eb, or }) => or([eb('poi.id', '=', id), eb('poi.parent_id', '=', id)]))
    .orderBy(sql`poi.id <> ${id}`)
    .orderBy('poi.sort_order')
    .orderBy('poi.id')
    .execute()
}

export function staffPoiRows(db: Kysely<Database>, ids: readonly number[]) {
  return withTarget(db).where(sql<boolean>`poi.id = any (${ids}::int[])`).execute()
}
