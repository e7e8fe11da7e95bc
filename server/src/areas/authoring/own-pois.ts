import type { Kind } from '@belvedere/contract/authoring/things'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { passIds } from '../../platform/database/write-rows.ts'

/**
 * What has a point of interest of its own, on which its media hang, and what that lies on. Apartments have no order: their
 * points keep the one that they came with.
 */
const OWNERS = [
  {
    kind: 'masterplans',
    type: POI_TYPES.masterplan,
    column: 'masterplan_id',
    rows: sql`select id, project_id, sort_order, parent_id as above from masterplans`,
    above: { type: POI_TYPES.masterplan, column: 'masterplan_id' },
  },
  {
    kind: 'buildings',
    type: POI_TYPES.building,
    column: 'building_id',
    rows: sql`select id, project_id, sort_order, masterplan_id as above from buildings`,
    above: { type: POI_TYPES.masterplan, column: 'masterplan_id' },
  },
  {
    kind: 'apartments',
    type: POI_TYPES.apartment,
    column: 'apartment_id',
    rows: sql`select id, project_id, null::int as sort_order, building_id as above from apartments`,
    above: { type: POI_TYPES.building, column: 'building_id' },
  },
] as const

/** The point of interest of something new, in a dataset that brings its ids along. */
export type OwnPoi = { id: number; order: number }

/**
 * Brings the points of interest of a project in line with its structure: each masterplan, building and apartment has
 * one of its own, on that of what it lies in; camera views and info points lie on that of what they show.
 */
export async function followStructure(
  db: Kysely<Database>,
  projectId: number,
  brought: readonly (OwnPoi & { kind: Kind; of: number })[] = [],
): Promise<void> {
  for (const { kind, type, column, rows, above } of OWNERS) {
    const ofKind = JSON.stringify(brought.filter((poi) => poi.kind === kind))
    const own = sql`
      select owner.id, owner.sort_order, parent.id as parent_id
      from (${rows}) as owner
      left join pois as parent on parent.${sql.ref(above.column)} = owner.above and parent.poi_type_id = ${above.type}
      where owner.project_id = ${projectId}`
    await sql`
      insert into pois (id, project_id, poi_type_id, parent_id, ${sql.ref(column)}, sort_order)
      select coalesce(brought.id, nextval(pg_get_serial_sequence('pois', 'id'))), ${projectId}, ${type}, own.parent_id,
        own.id, coalesce(own.sort_order, brought."order", 0)
      from (${own}) as own
      left join jsonb_to_recordset(${ofKind}::jsonb) as brought (id int, "of" int, "order" int) on brought."of" = own.id
      where not exists (select from pois where pois.${sql.ref(column)} = own.id and poi_type_id = ${type})
      order by own.id`.execute(db)
    await sql`
      update pois set parent_id = own.parent_id, sort_order = coalesce(own.sort_order, pois.sort_order)
      from (${own}) as own
      where pois.${sql.ref(column)} = own.id and poi_type_id = ${type}
        and (pois.parent_id, pois.sort_order)
          is distinct from (own.parent_id, coalesce(own.sort_order, pois.sort_order))`.execute(db)
  }
  if (brought.length > 0) await passIds(db, 'pois')
  await sql`
    update pois set parent_id = place.id
    from pois as place
    where pois.project_id = ${projectId} and place.project_id = ${projectId}
      and (pois.poi_type_id, place.poi_type_id) in (
        (${POI_TYPES.masterplan_camera_view}, ${POI_TYPES.masterplan}), (${POI_TYPES.masterplan_info}, ${POI_TYPES.masterplan}),
        (${POI_TYPES.building_apartment_view}, ${POI_TYPES.building}), (${POI_TYPES.building_info}, ${POI_TYPES.building}),
        (${POI_TYPES.apartment_info}, ${POI_TYPES.apartment}))
      and coalesce(pois.masterplan_id, pois.building_id, pois.apartment_id)
        = coalesce(place.masterplan_id, place.building_id, place.apartment_id)
      and pois.parent_id is distinct from place.id`.execute(db)
}
