import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { POIS_NOW } from '../authoring/pois-now.ts'

export type PlaceRow = {
  kind: 'masterplans' | 'buildings' | 'apartments'
  id: number
  poiId: number
  outlines: number
  views: number
  plans: number
}

const { masterplan, building, apartment, masterplan_camera_view, building_apartment_view } = POI_TYPES

/** Every masterplan, building and apartment with what hangs on it, as authors see it: what waits for Publish counts. */
export async function placeRows(db: Kysely<Database>, projectId: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with drawn as (
      select outline.poi_id, count(*)::int as count
      from outlines as outline
      left join drafts as draft on draft.kind = 'outlines' and draft.thing_id = outline.id
      where outline.project_id = ${projectId} and coalesce(draft.fields -> 'parts', outline.parts) <> '[]'
      group by outline.poi_id
    ), plans as (
      select poi_id, count(*)::int as count from media
      where project_id = ${projectId} and media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)}
      group by poi_id
    ), views as (
      select building_id, masterplan_id, count(*)::int as count from ${POIS_NOW} as poi
      where project_id = ${projectId}
        and poi_type_id in (${sql.lit(masterplan_camera_view)}, ${sql.lit(building_apartment_view)})
      group by building_id, masterplan_id
    )
    select
      case poi.poi_type_id when ${sql.lit(masterplan)} then 'masterplans' when ${sql.lit(building)} then 'buildings'
        else 'apartments' end as kind,
      coalesce(poi.masterplan_id, poi.building_id, poi.apartment_id) as id,
      poi.id as "poiId", coalesce(drawn.count, 0) as outlines, coalesce(views.count, 0) as views,
      coalesce(plans.count, 0) as plans
    from pois as poi
    left join drawn on drawn.poi_id = poi.id
    left join plans on plans.poi_id = poi.id
    left join views on views.building_id = poi.building_id or views.masterplan_id = poi.masterplan_id
    where poi.project_id = ${projectId}
      and poi.poi_type_id in (${sql.lit(masterplan)}, ${sql.lit(building)}, ${sql.lit(apartment)})
    order by poi.poi_type_id, poi.id`.execute(db)
  return rows
}
