import { sql } from 'kysely'

/** Points of interest as their authors have them: a camera view that waits to be moved is where it was moved to. */
export const POIS_NOW = sql`(
  select poi.id, poi.project_id, poi.poi_type_id, poi.apartment_id,
    case when moved.fields ? 'masterplanId' then (moved.fields ->> 'masterplanId')::int else poi.masterplan_id end
      as masterplan_id,
    case when moved.fields ? 'buildingId' then (moved.fields ->> 'buildingId')::int else poi.building_id end
      as building_id,
    coalesce((moved.fields ->> 'order')::int, poi.sort_order) as sort_order
  from pois as poi
  left join drafts as moved on moved.kind in ('camera-views', 'info-points') and moved.thing_id = poi.id)`
