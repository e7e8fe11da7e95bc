import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type ApartmentRow = Awaited<ReturnType<typeof apartmentRows>>[number]

type PlanRow = {
  id: number
  projectId: number
  poiId: number
  mediaTypeId: number
  langId: number | null
  sortOrder: number
  name: string
  fileKey: string | null
  dataString: string | null
}

const OWN_POI = sql<number | null>`(
  select id from pois where pois.apartment_id = apartment.id and poi_type_id = ${sql.lit(POI_TYPES.apartment)}
  order by sort_order, id limit 1
)`

const POIS = sql<{ id: number; poiTypeId: number }[] | null>`(
  select jsonb_agg(jsonb_build_object('id', id, 'poiTypeId', poi_type_id) order by poi_type_id, sort_order, id)
  from pois where pois.apartment_id = apartment.id
)`

/** The pictures of its own POI, in all languages. */
const PLANS = sql<PlanRow[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'id', media.id, 'projectId', media.project_id, 'poiId', media.poi_id, 'mediaTypeId', media.media_type_id,
    'langId', media.lang_id, 'sortOrder', media.sort_order, 'name', media.name,
    'fileKey', media.file_key, 'dataString', media.data_string
  ) order by media.sort_order, media.id)
  from pois join media on media.poi_id = pois.id
  where pois.apartment_id = apartment.id and pois.poi_type_id = ${sql.lit(POI_TYPES.apartment)}
    and media.media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)}
)`

export function publicApartmentRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('apartments as apartment', 'apartment.project_id', 'project.id')
    .where('apartment.id', '=', id)
    .select(['apartment.id', OWN_POI.as('poiId')])
    .executeTakeFirst()
}

type Asked =
  | { buildingId: number }
  | { apartmentId: number }
  | { apartmentIds: readonly number[] }
  | { projectId: number }

/** Never with a price: those are read apart (platform/database/prices.ts). */
export function apartmentRows(db: Kysely<Database>, asked: Asked) {
  if ('buildingId' in asked)
    return allRows(db).where('apartment.building_id', '=', asked.buildingId).execute()
  if ('apartmentId' in asked) return allRows(db).where('apartment.id', '=', asked.apartmentId).execute()
  if ('apartmentIds' in asked)
    return allRows(db).where(sql<boolean>`apartment.id = any (${asked.apartmentIds}::int[])`).execute()
  return allRows(db).where('apartment.project_id', '=', asked.projectId).execute()
}

function allRows(db: Kysely<Database>) {
  return db
    .selectFrom('apartments as apartment')
    .innerJoin('buildings as building', 'building.id', 'apartment.building_id')
    .innerJoin('apartment_types as type', 'type.id', 'apartment.apartment_type_id')
    .select([
      'apartment.id',
      'apartment.project_id as projectId',
      'apartment.building_id as buildingId',
      'building.masterplan_id as masterplanId',
      'apartment.name',
      'apartment.status',
      'apartment.floor',
      'apartment.rooms',
      'apartment.area',
      'apartment.properties',
      'apartment.revision',
      'type.id as typeId',
      'type.name as typeName',
      'type.type_key as typeKey',
      POIS.as('pois'),
      PLANS.as('plans'),
    ])
    .orderBy('apartment.floor')
    .orderBy('apartment.name')
}
