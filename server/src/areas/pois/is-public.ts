import { sql } from 'kysely'

/** A point of interest is as public as its target; without one, as what it lies on. For rows named `poi`. */
export const IS_PUBLIC = sql<boolean>`(
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
