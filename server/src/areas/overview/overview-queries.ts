import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { IS_DRAWN } from '../authoring/is-drawn.ts'
import { POIS_NOW } from '../authoring/pois-now.ts'

type At = { kind: 'masterplans' | 'buildings' | 'apartments'; id: number; mediaTypeId?: number }
type Found = { count: number; names: string[]; at: At | null }

const NAMES_MAX = 3

const TILED = sql.lit(MEDIA_TYPES.poi_image_dzi)

/** The pictures of a project's camera views, each with the building that it shows, if it shows one. */
const PICTURES = sql`
  select media.id, media.name, poi.building_id, media.project_id
  from media join ${POIS_NOW} as poi on poi.id = media.poi_id
  where media.media_type_id = ${TILED}`

/** How many rows there are, the first few names of them, and where the first is. */
async function found(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<Found> {
  const result = await sql<Found>`
    with found as (select name, at from (${rows}) as row (name, at))
    select (select count(*)::int from found) as count,
      array(select name from found order by name limit ${sql.lit(NAMES_MAX)}) as names,
      (select at from found order by name limit 1) as at`.execute(db)
  return result.rows[0] ?? { count: 0, names: [], at: null }
}

const NOWHERE = sql`null::jsonb`
const at = (kind: At['kind'], id: RawBuilder<unknown>) =>
  sql`jsonb_build_object('kind', ${sql.lit(kind)}::text, 'id', ${id})`

/** What a `thing` is called in a language, were it published now; the English name stands in for a missing one. */
function nameNow(thing: 'building' | 'masterplan', { langId, defaultLangId }: Languages) {
  const names = sql`coalesce((
    select drafts.fields -> 'name' from drafts
    where drafts.kind = ${sql.lit(`${thing}s`)} and drafts.thing_id = ${sql.ref(`${thing}.id`)}
  ), ${sql.ref(`${thing}.name`)})`
  return sql`coalesce(${names} ->> ${String(langId)}, ${names} ->> ${String(defaultLangId)}, ${names} ->> '1')`
}

export const outlinesElsewhere = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select apartment.name, ${at('apartments', sql`apartment.id`)} from outlines as outline
      join (${PICTURES}) as picture on picture.id = outline.media_id
      join pois as poi on poi.id = outline.poi_id
      join apartments as apartment on apartment.id = poi.apartment_id
      where outline.project_id = ${projectId} and apartment.building_id <> picture.building_id and ${IS_DRAWN}`,
  )

export const apartmentsWithoutOutline = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select apartment.name, ${at('apartments', sql`apartment.id`)} from apartments as apartment
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
      select apartment.name, ${at('apartments', sql`apartment.id`)} from apartments as apartment
      where apartment.project_id = ${projectId} and not exists (
        select from pois as poi join media on media.poi_id = poi.id
        where poi.apartment_id = apartment.id and poi.poi_type_id = ${sql.lit(POI_TYPES.apartment)}
          and media.media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)}
      )`,
  )

const OWN_PICTURE = sql`exists (select from (${PICTURES}) as picture where picture.building_id = building.id)`
const OWN_APARTMENTS = sql`exists (select from apartments as apartment where apartment.building_id = building.id)`

const buildingsWithout =
  (own: RawBuilder<unknown>) => (db: Kysely<Database>, projectId: number, languages: Languages) =>
    found(
      db,
      sql`
        select ${nameNow('building', languages)}, ${at('buildings', sql`building.id`)}
        from buildings as building where building.project_id = ${projectId} and not ${own}`,
    )

export const buildingsWithoutPicture = buildingsWithout(OWN_PICTURE)
export const buildingsWithoutApartments = buildingsWithout(OWN_APARTMENTS)

const [ENGLISH, SERBIAN] = [LANGUAGE_IDS.english, LANGUAGE_IDS.serbian_latin].map((id) => sql.lit(String(id)))

/** The product speaks English and Serbian: a text says the same in both, and is called by the place that it tells about. */
export const textsWithoutTranslation = (db: Kysely<Database>, projectId: number, languages: Languages) =>
  found(
    db,
    sql`
      select coalesce(
          apartment.name, ${nameNow('building', languages)}, ${nameNow('masterplan', languages)}, media.name
        ),
        case when apartment.id is not null then ${at('apartments', sql`apartment.id`)}
          when building.id is not null then ${at('buildings', sql`building.id`)}
          when masterplan.id is not null then ${at('masterplans', sql`masterplan.id`)}
        end || jsonb_build_object('mediaTypeId', media.media_type_id)
      from media
      left join drafts as draft on draft.kind = 'media' and draft.thing_id = media.id
      cross join lateral (
        select coalesce(draft.fields -> 'texts', (
          select jsonb_object_agg(text.lang_id, text.content) from media_texts as text where text.media_id = media.id
        )) as said
      ) as texts
      left join pois as poi on poi.id = media.poi_id
      left join apartments as apartment on apartment.id = poi.apartment_id
      left join buildings as building on building.id = poi.building_id
      left join masterplans as masterplan on masterplan.id = poi.masterplan_id
      where media.project_id = ${projectId} and (texts.said ? ${ENGLISH}) <> (texts.said ? ${SERBIAN})`,
  )

export const picturesNotReady = (db: Kysely<Database>, projectId: number) =>
  found(
    db,
    sql`
      select media.name, ${NOWHERE} from media_processing as processing join media on media.id = processing.media_id
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
  heads: { kind: 'masterplans' | 'buildings'; id: number } | null
}

/** Each draft with the building that it is about: its own, that of its picture, or that of its apartment. */
export async function waitingDrafts(db: Kysely<Database>, projectId: number): Promise<WaitingDraft[]> {
  const { rows } = await sql<WaitingDraft>`
    select draft.kind, draft.thing_id as "thingId",
      case when draft.kind = 'buildings' then draft.thing_id
        else coalesce(poi.building_id, apartment.building_id) end as "buildingId",
      case when outline.id is not null then jsonb_build_object('apartment', drawn.name, 'change',
        case when outline.parts = '[]' then 'added' when draft.fields -> 'parts' = '[]' then 'removed'
          else 'changed' end) end as outline,
      case when media.media_type_id <> ${sql.lit(MEDIA_TYPES.poi_title)} or draft.kind <> 'media' then null
        when poi.poi_type_id = ${sql.lit(POI_TYPES.building)}
          then jsonb_build_object('kind', 'buildings', 'id', poi.building_id)
        when poi.poi_type_id = ${sql.lit(POI_TYPES.masterplan)}
          then jsonb_build_object('kind', 'masterplans', 'id', poi.masterplan_id)
      end as heads
    from drafts as draft
    left join outlines as outline on draft.kind = 'outlines' and outline.id = draft.thing_id
    left join media on media.id = case draft.kind when 'media' then draft.thing_id else outline.media_id end
    left join ${POIS_NOW} as poi on poi.id =
      case when draft.kind in ('camera-views', 'info-points') then draft.thing_id else media.poi_id end
    left join apartments as apartment on apartment.id = poi.apartment_id
    left join pois as leads on leads.id = outline.poi_id
    left join apartments as drawn on drawn.id = leads.apartment_id
    where draft.project_id = ${projectId}
    order by draft.kind, draft.thing_id`.execute(db)
  return rows
}

type BuildingFace = {
  id: number
  name: Record<string, string>
  picture: { id: number; revision: number } | null
}

/** Buildings as they would be published now: their names, and the first picture that a camera sees of each. */
export async function buildingFaces(db: Kysely<Database>, projectId: number): Promise<BuildingFace[]> {
  const { rows } = await sql<BuildingFace>`
    select building.id, coalesce(draft.fields -> 'name', building.name) as name, (
      select jsonb_build_object('id', media.id, 'revision', media.revision)
      from ${POIS_NOW} as poi
      join media on media.poi_id = poi.id and media.media_type_id = ${TILED}
      where poi.building_id = building.id
      order by poi.sort_order, poi.id, media.sort_order, media.id limit 1
    ) as picture
    from buildings as building
    left join drafts as draft on draft.kind = 'buildings' and draft.thing_id = building.id
    where building.project_id = ${projectId}
    order by building.id`.execute(db)
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
