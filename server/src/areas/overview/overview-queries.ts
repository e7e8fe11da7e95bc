import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { IS_DRAWN } from '../authoring/is-drawn.ts'

type Found = { count: number; names: string[] }

const NAMES_MAX = 3

const BUILDING_VIEW = sql.lit(POI_TYPES.building_apartment_view)
const TILED = sql.lit(MEDIA_TYPES.poi_image_dzi)

/** The pictures of a project's camera views, each with the building that it shows, if it shows one. */
const PICTURES = sql`
  select media.id, media.name, poi.building_id, poi.poi_type_id, media.project_id
  from media join pois as poi on poi.id = media.poi_id
  where media.media_type_id = ${TILED}`

/** How many rows there are, and the first few names of them. */
async function found(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<Found> {
  const result = await sql<Found>`
    with found as (${rows})
    select (select count(*)::int from found) as count,
      array(select name from found order by name limit ${sql.lit(NAMES_MAX)}) as names`.execute(db)
  return result.rows[0] ?? { count: 0, names: [] }
}

export const outlinesElsewhere = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select apartment.name from outlines as outline
      join (${PICTURES}) as picture on picture.id = outline.media_id and picture.poi_type_id = ${BUILDING_VIEW}
      join pois as poi on poi.id = outline.poi_id
      join apartments as apartment on apartment.id = poi.apartment_id
      where outline.project_id = ${projectId} and apartment.building_id <> picture.building_id and ${IS_DRAWN}`,
  )

export const apartmentsWithoutOutline = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select apartment.name from apartments as apartment
      where apartment.project_id = ${projectId}
        and exists (select from (${PICTURES}) as picture where picture.building_id = apartment.building_id)
        and not exists (
          select from outlines as outline join pois as poi on poi.id = outline.poi_id
          where poi.apartment_id = apartment.id and ${IS_DRAWN}
        )`,
  )

export const apartmentsWithoutPlan = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select apartment.name from apartments as apartment
      where apartment.project_id = ${projectId} and not exists (
        select from pois as poi join media on media.poi_id = poi.id
        where poi.apartment_id = apartment.id and poi.poi_type_id = ${sql.lit(POI_TYPES.apartment)}
          and media.media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)}
      )`,
  )

/** The product speaks English and Serbian: a text says the same in both. */
export const textsWithoutTranslation = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select media.name from media join media_texts as text on text.media_id = media.id
      where media.project_id = ${projectId} and text.lang_id in (${sql.lit(LANGUAGE_IDS.english)}, ${sql.lit(LANGUAGE_IDS.serbian_latin)})
      group by media.id having count(*) < 2`,
  )

export const picturesNotReady = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select media.name from media_processing as processing join media on media.id = processing.media_id
      where media.project_id = ${projectId} and processing.state <> 'done'`,
  )

export async function howMany(
  db: Kysely<Database>,
  projectId: number,
): Promise<{ apartments: number; pictures: number }> {
  const { rows } = await sql<{ apartments: number; pictures: number }>`
    select (select count(*)::int from apartments where project_id = ${projectId}) as apartments,
      (select count(*)::int from (${PICTURES}) as picture where picture.project_id = ${projectId}) as pictures`.execute(
    db,
  )
  return rows[0] ?? { apartments: 0, pictures: 0 }
}

export type WaitingDraft = {
  kind: string
  thingId: number
  buildingId: number | null
  outline: { change: 'added' | 'changed' | 'removed'; apartment: string | null } | null
}

/** Each draft with the building that it is about: its own, that of its picture, or that of its apartment. */
export async function waitingDrafts(db: Kysely<Database>, projectId: number): Promise<WaitingDraft[]> {
  const { rows } = await sql<WaitingDraft>`
    select draft.kind, draft.thing_id as "thingId",
      case when draft.kind = 'buildings' then draft.thing_id
        else coalesce(poi.building_id, apartment.building_id) end as "buildingId",
      case when outline.id is not null then jsonb_build_object('apartment', drawn.name, 'change',
        case when outline.parts = '[]' then 'added' when draft.fields -> 'parts' = '[]' then 'removed'
          else 'changed' end) end as outline
    from drafts as draft
    left join outlines as outline on draft.kind = 'outlines' and outline.id = draft.thing_id
    left join media on media.id = case draft.kind when 'media' then draft.thing_id else outline.media_id end
    left join pois as poi on poi.id =
      case when draft.kind in ('camera-views', 'info-points') then draft.thing_id else media.poi_id end
    left join apartments as apartment on apartment.id = poi.apartment_id
    left join pois as leads on leads.id = outline.poi_id
    left join apartments as drawn on drawn.id = leads.apartment_id
    where draft.project_id = ${projectId}
    order by draft.kind, draft.thing_id`.execute(db)
  return rows
}

const DAYS = 7

/** How many came in on each day of this week, from Monday on. */
export async function enquiriesOfWeek(db: Kysely<Database>, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::int from enquiries
      where project_id = ${projectId} and accepted_at >= day and accepted_at < day + interval '1 day'
    ) as count
    from generate_series(0, ${sql.lit(DAYS - 1)}) as nth,
      lateral (select date_trunc('week', now()) + nth * interval '1 day' as day) as of_week
    order by nth`.execute(db)
  return rows.map(({ count }) => count)
}
