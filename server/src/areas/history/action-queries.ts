import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import type { ActionFacts } from '@belvedere/domain/history/action-summary'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { isUnasked } from '../../platform/database/person-in.ts'
import type { ChangedRow } from './undo-plan.ts'

type Names = { apartments: string[]; places: Translated[]; views: Translated[]; people: string[] }

export type ActionRow = {
  id: number
  projectId: number
  kind: string
  userId: number | null
  at: Date
  undoes: number | null
  undoneKind: string | null
  changes: number
  person: { id: number; firstName: string; lastName: string } | null
  touched: Record<string, number>
  waits: boolean
  names: Names
  facts: Omit<ActionFacts, 'kind' | 'named' | 'only'> & { named: Translated | string | null }
}

const NAMES_MAX = 4
/** Whatever is said of an action by name or by field is seen in its first changes: an import has tens of thousands. */
const LOOKED_AT = 100

const { masterplan_camera_view, building_apartment_view } = POI_TYPES
const VIEW = sql`(${sql.lit(masterplan_camera_view)}, ${sql.lit(building_apartment_view)})`
const TITLE = sql.lit(MEDIA_TYPES.poi_title)

/** A draft is known by its kind and its thing's id, a text by its media item. */
const PLACE_KINDS = sql`('masterplans', 'buildings', 'apartments', 'apartment_prices', 'claims', 'waiting_list', 'pois',
  'camera_views', 'info_points', 'media', 'media_texts', 'outlines')`

/** Of a recorded change: what it is about, and what that lies on, as far as it is still there. */
const ABOUT = sql`
  cross join lateral (
    select case change.table_name when 'drafts' then replace(split_part(change.row_key, '/', 1), '-', '_')
        else change.table_name end as kind,
      split_part(change.row_key, '/', case change.table_name when 'drafts' then 2 else 1 end) as key
  ) as named
  cross join lateral (
    select case when named.kind in ${PLACE_KINDS} and named.key ~ '^[0-9]{1,9}$' then named.key::int end as id
  ) as thing
  left join outlines as outline on named.kind = 'outlines' and outline.id = thing.id
  left join claims as claim on named.kind = 'claims' and claim.id = thing.id
  left join waiting_list as waiting on named.kind = 'waiting_list' and waiting.id = thing.id
  left join media on media.id = case when named.kind in ('media', 'media_texts') then thing.id else outline.media_id end
  left join pois as poi on poi.id = case
    when named.kind in ('pois', 'camera_views', 'info_points') then thing.id else media.poi_id end
  left join pois as drawn on drawn.id = outline.poi_id
  left join apartments as apartment on apartment.id = coalesce(
    case when named.kind in ('apartments', 'apartment_prices') then thing.id end,
    claim.apartment_id, waiting.apartment_id, drawn.apartment_id, poi.apartment_id)
  left join buildings as building on building.id = coalesce(
    case named.kind when 'buildings' then thing.id end, poi.building_id, drawn.building_id, apartment.building_id)
  left join masterplans as masterplan on masterplan.id = coalesce(
    case named.kind when 'masterplans' then thing.id end, poi.masterplan_id)`

/** What a thing is called by those who work on it: as it waits for Publish, else as it is. */
const nowCalled = (kind: 'building' | 'masterplan') => sql`coalesce((
  select drafts.fields -> 'name' from drafts
  where drafts.kind = ${sql.lit(`${kind}s`)} and drafts.thing_id = ${sql.ref(`${kind}.id`)}
), ${sql.ref(`${kind}.name`)})`

const VIEW_TITLE = sql`(
  select coalesce(drafts.fields -> 'texts', (
    select jsonb_object_agg(text.lang_id, text.content) from media_texts as text where text.media_id = title.id))
  from media as title left join drafts on drafts.kind = 'media' and drafts.thing_id = title.id
  where title.poi_id = poi.id and title.media_type_id = ${TITLE} order by title.id limit 1)`

const PERSON = sql`case change.table_name
  when 'project_users' then split_part(change.row_key, '/', 2)::int when 'users' then change.row_key::int end`

const KNOWN_PERSON = sql`(
  select first_name || ' ' || last_name from users
  where users.id = ${PERSON} and not ${isUnasked(sql`users.id`, sql`change.project_id`)})`

/** What went is named as it was when it went. */
const GONE = sql`case when change.after is null and change.table_name in ('masterplans', 'buildings')
  then change.before -> 'name' end`

const distinctOf = (column: string) => sql`array(
  select value from (select ${sql.ref(column)} as value, min(place) as place from about
    where ${sql.ref(column)} is not null group by 1 order by 2 limit ${sql.lit(NAMES_MAX)}) as first)`

const NAMES = sql`(
  with about as (
    select change.id as place,
      coalesce(apartment.name, case when change.after is null and change.table_name = 'apartments'
        then change.before ->> 'name' end) as apartment,
      coalesce(case when building.id is not null then ${nowCalled('building')}
        when masterplan.id is not null then ${nowCalled('masterplan')} end, ${GONE}) as place_name,
      case when poi.poi_type_id in ${VIEW} then ${VIEW_TITLE} end as view,
      ${KNOWN_PERSON} as person
    from (
      select * from changes where action_id = action.id order by id limit ${sql.lit(LOOKED_AT)}
    ) as change ${ABOUT}
  )
  select jsonb_build_object(
    'apartments', to_jsonb(${distinctOf('apartment')}),
    'places', to_jsonb(${distinctOf('place_name')}),
    'views', to_jsonb(${distinctOf('view')}),
    'people', to_jsonb(${distinctOf('person')})))`

const DRAFTED = sql`coalesce(after -> 'fields', '{}')`
const DRAFTED_BEFORE = sql`coalesce(before -> 'fields', '{}')`

/** What the record says of an action; lines about prices are read by those alone who may see them (row policy). */
const FACTS = sql`(
  with own as (
    select id, table_name, row_key, before, after, case table_name when 'drafts'
      then replace(split_part(row_key, '/', 1), '-', '_') else table_name end as kind
    from changes where action_id = action.id
  ), first as (select * from own order by id limit ${sql.lit(LOOKED_AT)}),
  items as (
    select distinct coalesce(media.media_type_id, (first.before ->> 'media_type_id')::int) as type,
      poi.poi_type_id in ${VIEW} as on_view
    from first left join media
      on media.id = case when split_part(row_key, '/', 1) ~ '^[0-9]{1,9}$' then split_part(row_key, '/', 1)::int
        when table_name = 'drafts' then split_part(row_key, '/', 2)::int end
    left join pois as poi on poi.id = media.poi_id
    where first.kind in ('media', 'media_texts')
  ), prices as (
    select (after ->> 'price')::numeric as after, (before ->> 'price')::numeric as before
    from own where kind = 'apartment_prices'
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(counted)) from (
        select kind, table_name = 'drafts' as draft,
          count(distinct row_key) as things,
          count(*) filter (where before is null) as added,
          count(*) filter (where before is not null and after is not null) as changed,
          count(*) filter (where after is null) as removed
        from own group by 1, 2
      ) as counted), '[]'),
    'fields', to_jsonb(array(
      select distinct field.key from first
      cross join lateral (
        select case when table_name = 'drafts' then ${DRAFTED} when before is not null then coalesce(after, '{}')
            else '{}' end as after,
          case when table_name = 'drafts' then ${DRAFTED_BEFORE} else '{}' end as before
      ) as said
      cross join lateral jsonb_each(said.after) as field
      where field.value is distinct from said.before -> field.key)),
    'mediaTypes', to_jsonb(array(select type from items where type is not null)),
    'onView', coalesce((select bool_and(on_view) from items), false),
    'sources', to_jsonb(array(
      select distinct source from (
        select coalesce(after -> 'fields' ->> 'source', after ->> 'source') as source from own where kind = 'outlines'
      ) as made where source is not null)),
    'wiped', (select count(*) from own
      where kind = 'outlines' and table_name = 'drafts' and after -> 'fields' -> 'parts' = '[]'),
    'headed', case action.kind when 'publish' then (
      select count(*) from own
      join media on media.media_type_id = ${TITLE}
        and media.id = case when own.table_name = 'drafts' and own.kind = 'media' and own.after is null
          then split_part(own.row_key, '/', 2)::int end
      join pois as poi on poi.id = media.poi_id
      where exists (
        select from own as place
        where place.table_name = 'drafts' and place.after is null and place.row_key = case poi.poi_type_id
          when ${sql.lit(POI_TYPES.building)} then 'buildings/' || poi.building_id
          when ${sql.lit(POI_TYPES.masterplan)} then 'masterplans/' || poi.masterplan_id end)
    ) else 0 end,
    'statuses', coalesce((
      select jsonb_object_agg(status, number) from (
        select after ->> 'status' as status, count(*) as number from own
        where kind = 'apartments' and before ? 'status' and after ? 'status' group by 1
      ) as counted), '{}'),
    'moved', (
      select case when count(*) > 0 and count(*) = count(before) and count(*) = count(after) and min(before) > 0
        then jsonb_build_object('lowest', min(after / nullif(before, 0)) * 100 - 100,
          'highest', max(after / nullif(before, 0)) * 100 - 100) end
      from prices),
    'named', (
      select name from (
        select id, coalesce(
          case when table_name = 'drafts' and kind in ('masterplans', 'buildings')
            and ${DRAFTED} -> 'name' is distinct from ${DRAFTED_BEFORE} -> 'name' then ${DRAFTED} -> 'name' end,
          case when kind in ('masterplans', 'buildings', 'apartments') and before ? 'name' and after ? 'name'
            then after -> 'name' end,
          case when table_name = 'drafts' and kind = 'media' then ${DRAFTED} -> 'texts' end) as name
        from first
      ) as said where name is not null order by id limit 1),
    'fileName', (select file_name from imports where imports.action_id = action.id limit 1)))`

/** An invitation is accepted before its holder is logged in: the record knows them by what they joined as. */
const ACTOR = sql`coalesce(action.user_id, case when action.kind like 'people.accept%' then (
  select split_part(row_key, '/', 2)::int from changes
  where action_id = action.id and table_name = 'project_users' order by id limit 1) end)`

/** Something that it drafted has been published by nobody since. */
const WAITS = sql`action.kind not in ('publish') and exists (
  select from changes as change
  join drafts on drafts.kind = split_part(change.row_key, '/', 1)
    and drafts.thing_id = case change.table_name when 'drafts' then split_part(change.row_key, '/', 2)::int end
  where change.action_id = action.id and change.table_name = 'drafts' and change.after is not null
    and not exists (
      select from changes as later
      where later.table_name = 'drafts' and later.row_key = change.row_key and later.id > change.id
        and later.after is null))`

/** An action with who did it and what it touched, told without a second look. */
export const ACTION = sql`
  action.id::int, action.project_id as "projectId", action.kind, ${ACTOR} as "userId", action.at,
  action.undoes::int, (select undone.kind from actions as undone where undone.id = action.undoes) as "undoneKind",
  (select count(*)::int from changes where action_id = action.id) as changes,
  (
    select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
    from users where users.id = ${ACTOR}
  ) as person,
  coalesce((
    select jsonb_object_agg(table_name, number) from (
      select table_name, count(*)::int as number from changes where action_id = action.id group by table_name
    ) as touched
  ), '{}') as touched,
  ${WAITS} as waits, ${NAMES} as names, ${FACTS} as facts`

/** How kinds of actions begin, by what History calls them together. */
const KINDS: Readonly<Record<ActionKind, string>> = {
  apartments: '^(apartment(s|-types)?|claim|waiting|import)([.]|$)',
  places: '^(masterplans|buildings|camera-views|info-points|menu-items|client-apps|packages?)[.]',
  outlines: '^outlines[.]',
  texts: '^media[.]',
  look: '^look[.]',
  people:
    '^(people|projects?|account|invitations|price-viewers|api-keys|webhooks|webhook-endpoints|preview-links)[.]',
  publish: '^publish$',
  undo: '^undo$',
}

export const isOfKind = (kind: ActionKind) => sql`action.kind ~ ${KINDS[kind]}`

export const isBy = (userId: number) => sql`${ACTOR} = ${userId}`

interface Wanted {
  readonly apartments: RawBuilder<unknown>
  readonly buildings: RawBuilder<unknown>
  readonly masterplans: RawBuilder<unknown>
}

/**
 * The actions that touched such places, or anything on them. The rows of a place are few beside what was ever done, so the
 * record is asked for those by their keys.
 */
const touching = (projectId: number, { apartments, buildings, masterplans }: Wanted) => sql`
  with of_buildings as (select id from buildings as thing where project_id = ${projectId} and ${buildings}),
  of_masterplans as (select id from masterplans as thing where project_id = ${projectId} and ${masterplans}),
  of_apartments as (
    select id from apartments as thing where project_id = ${projectId}
      and (${apartments} or building_id in (select id from of_buildings))),
  of_pois as (
    select id from pois where project_id = ${projectId} and (building_id in (select id from of_buildings)
      or masterplan_id in (select id from of_masterplans) or apartment_id in (select id from of_apartments))),
  of_media as (select id from media where poi_id in (select id from of_pois)),
  of_outlines as (
    select id from outlines where project_id = ${projectId}
      and (media_id in (select id from of_media) or poi_id in (select id from of_pois))),
  keys (table_name, row_key) as (
    select 'buildings', id::text from of_buildings
    union all select 'drafts', 'buildings/' || id from of_buildings
    union all select 'masterplans', id::text from of_masterplans
    union all select 'drafts', 'masterplans/' || id from of_masterplans
    union all select 'apartments', id::text from of_apartments
    union all select 'apartment_prices', id::text from of_apartments
    union all select 'claims', id::text from claims where apartment_id in (select id from of_apartments)
    union all select 'pois', id::text from of_pois
    union all select 'drafts', kind || '/' || id from of_pois, (values ('camera-views'), ('info-points')) as kinds (kind)
    union all select 'media', id::text from of_media
    union all select 'drafts', 'media/' || id from of_media
    union all select 'media_texts', of_media.id || '/' || languages.id from of_media, languages
    union all select 'outlines', id::text from of_outlines
    union all select 'drafts', 'outlines/' || id from of_outlines
  )
  select distinct touched.action_id from keys cross join lateral (
    select action_id from changes as change
    where change.table_name = keys.table_name and change.row_key = keys.row_key offset 0
  ) as touched`

const NONE = sql`false`

export const isAt = (projectId: number, place: { buildingId: number } | { masterplanId: number }) =>
  sql`action.id = any (array(${touching(projectId, {
    apartments: NONE,
    buildings: 'buildingId' in place ? sql`thing.id = ${place.buildingId}` : NONE,
    masterplans: 'masterplanId' in place ? sql`thing.id = ${place.masterplanId}` : NONE,
  })}))`

/** Said by name: of who did it, of what it touched, of the list that was imported. No value is searched. */
export function saysSo(projectId: number, text: string) {
  const says = (words: RawBuilder<unknown>) => sql`position(folded(${text}) in folded(${words})) > 0`
  const saysIn = (names: RawBuilder<unknown>) =>
    sql`exists (select from jsonb_each_text(${names}) as name where ${says(sql`name.value`)})`
  const saysNow = (kind: string) => sql`(${saysIn(sql`thing.name`)} or exists (
    select from drafts where drafts.kind = ${kind} and drafts.thing_id = thing.id and drafts.fields ? 'name'
      and ${saysIn(sql`drafts.fields -> 'name'`)}))`
  return sql`(
    exists (select from users where users.id = ${ACTOR} and ${says(sql`first_name || ' ' || last_name`)})
    or action.id in (select action_id from imports where project_id = ${projectId} and action_id is not null
      and ${says(sql`file_name`)})
    or action.id = any (array(
      select action_id from changes where project_id = ${projectId} and table_name in ('masterplans', 'buildings')
        and after is null and ${saysIn(sql`before -> 'name'`)}))
    or action.id = any (array(${touching(projectId, {
      apartments: says(sql`thing.name`),
      buildings: saysNow('buildings'),
      masterplans: saysNow('masterplans'),
    })})))`
}

const ID = sql`case when change.table_name in ('api_keys', 'webhook_endpoints') then change.row_key::int end`

const NAME_OF_ROW = sql`coalesce(
  apartment.name,
  case when poi.poi_type_id in ${VIEW} and named.kind <> 'outlines' then ${VIEW_TITLE} ->> '1' end,
  ${nowCalled('building')} ->> '1', ${nowCalled('masterplan')} ->> '1', ${KNOWN_PERSON}, api_key.name, receiver.name)`

/** What changed rows are called, by the ids of their changes, as far as they still have a name. */
export async function rowNames(
  db: Kysely<Database>,
  changeIds: readonly number[],
): Promise<(row: Pick<ChangedRow, 'table' | 'key'>) => string | null> {
  const { rows } = await sql<{ table: string; key: string; name: string | null }>`
    select change.table_name as table, change.row_key as key, ${NAME_OF_ROW} as name
    from changes as change ${ABOUT}
    left join api_keys as api_key on change.table_name = 'api_keys' and api_key.id = ${ID}
    left join lateral (
      select substring(address from '^https?://(?:[^/?#]*@)?([^/?#]+)') as name from webhook_endpoints
      where change.table_name = 'webhook_endpoints' and webhook_endpoints.id = ${ID}
    ) as receiver on true
    where change.id = any (${changeIds}::bigint[])`.execute(db)
  const names = new Map(rows.map(({ table, key, name }) => [`${table} ${key}`, name]))
  return ({ table, key }) => names.get(`${table} ${key}`) ?? null
}
