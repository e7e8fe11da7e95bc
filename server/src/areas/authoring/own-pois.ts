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

type Brought = OwnPoi & { of: number }

/**
 * Brings points of interest in line with what was saved: a masterplan, building or apartment has one of its own, on that
 * of what it lies in; a camera view or info point lies on that of what it shows.
 */
export async function followStructure(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly number[],
  brought: readonly Brought[] = [],
): Promise<void> {
  const owner = OWNERS.find((one) => one.kind === kind)
  if (owner) await followOwners(db, owner, ids, brought)
  if (kind === 'camera-views' || kind === 'info-points') await followPlaces(db, ids)
}

async function followOwners(
  db: Kysely<Database>,
  { type, column, rows, above }: (typeof OWNERS)[number],
  ids: readonly number[],
  brought: readonly Brought[],
): Promise<void> {
  const own = sql`
    select owner.id, owner.project_id, owner.sort_order, parent.id as parent_id
    from (${rows}) as owner
    left join pois as parent on parent.${sql.ref(above.column)} = owner.above and parent.poi_type_id = ${above.type}
    where owner.id = any (${ids}::int[])`
  await sql`
    insert into pois (id, project_id, poi_type_id, parent_id, ${sql.ref(column)}, sort_order)
    select coalesce(brought.id, nextval(pg_get_serial_sequence('pois', 'id'))), own.project_id, ${type}, own.parent_id,
      own.id, coalesce(own.sort_order, brought."order", 0)
    from (${own}) as own
    left join jsonb_to_recordset(${JSON.stringify(brought)}::jsonb) as brought (id int, "of" int, "order" int)
      on brought."of" = own.id
    where not exists (select from pois where pois.${sql.ref(column)} = own.id and poi_type_id = ${type})
    order by own.id`.execute(db)
  // Once more for all of them: what one lies on may have come with the others.
  await sql`
    update pois set parent_id = own.parent_id, sort_order = coalesce(own.sort_order, pois.sort_order)
    from (${own}) as own
    where pois.${sql.ref(column)} = own.id and poi_type_id = ${type}
      and (pois.parent_id, pois.sort_order)
        is distinct from (own.parent_id, coalesce(own.sort_order, pois.sort_order))`.execute(db)
  if (brought.length > 0) await passIds(db, 'pois')
}

const { masterplan, building, apartment } = POI_TYPES

async function followPlaces(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update pois set parent_id = place.id
    from pois as place
    where pois.id = any (${ids}::int[]) and place.project_id = pois.project_id
      and (place.masterplan_id = pois.masterplan_id and place.poi_type_id = ${masterplan}
        or place.building_id = pois.building_id and place.poi_type_id = ${building}
        or place.apartment_id = pois.apartment_id and place.poi_type_id = ${apartment})
      and pois.parent_id is distinct from place.id`.execute(db)
}
