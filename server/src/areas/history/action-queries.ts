import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { isUnasked } from '../../platform/database/person-in.ts'
import type { ChangedRow } from './undo-plan.ts'

export type ActionRow = {
  id: number
  projectId: number
  kind: string
  userId: number | null
  at: Date
  undoes: number | null
  changes: number
  person: { id: number; firstName: string; lastName: string } | null
  touched: Record<string, number>
  names: string[]
}

const NAMES_MAX = 4

/** A price is its apartment's; a draft is known by its kind and its thing's id. */
const APARTMENT = sql`case when change.table_name in ('apartments', 'apartment_prices') then change.row_key::int end`
const BUILDING = sql`case
  when change.table_name = 'buildings' then change.row_key::int
  when change.table_name = 'drafts' and change.row_key like 'buildings/%' then substr(change.row_key, 11)::int end`
const OUTLINE = sql`case
  when change.table_name = 'outlines' then change.row_key::int
  when change.table_name = 'drafts' and change.row_key like 'outlines/%' then substr(change.row_key, 10)::int end`

const PERSON = sql`case change.table_name
  when 'project_users' then split_part(change.row_key, '/', 2)::int when 'users' then change.row_key::int end`
const ID = sql`case when change.table_name in ('api_keys', 'webhook_endpoints') then change.row_key::int end`

const ENGLISH_NAME = sql`building.name ->> '1'`

const NAMED_APARTMENTS = sql`
  select apartment.name, min(change.id) as place
  from changes as change join apartments as apartment on apartment.id = ${APARTMENT}
  where change.action_id = action.id group by apartment.id order by place limit ${sql.lit(NAMES_MAX)}`

const NAMED_BUILDINGS = sql`
  select ${ENGLISH_NAME} as name, min(change.id) as place
  from changes as change
  left join outlines as outline on outline.id = ${OUTLINE}
  left join media on media.id = outline.media_id
  left join pois as poi on poi.id = media.poi_id
  join buildings as building on building.id = coalesce(${BUILDING}, poi.building_id)
  where change.action_id = action.id group by building.id order by place limit ${sql.lit(NAMES_MAX)}`

/** An action with who did it and what it touched, told without a second look. */
export const ACTION = sql`
  action.id::int, action.project_id as "projectId", action.kind, action.user_id as "userId", action.at,
  action.undoes::int, (select count(*)::int from changes where action_id = action.id) as changes,
  (
    select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
    from users where users.id = action.user_id
  ) as person,
  coalesce((
    select jsonb_object_agg(table_name, number) from (
      select table_name, count(*)::int as number from changes where action_id = action.id group by table_name
    ) as touched
  ), '{}') as touched,
  array(select name from (${NAMED_APARTMENTS}) as named)
    || array(select name from (${NAMED_BUILDINGS}) as named) as names`

/** How kinds of actions begin, by what History calls them together. */
const KINDS: Readonly<Record<ActionKind, string>> = {
  apartments: '^(apartment(s|-types)?|claim|waiting)[.]',
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

/** What changed rows are called, by the ids of their changes, as far as they still have a name. */
export async function rowNames(
  db: Kysely<Database>,
  changeIds: readonly number[],
): Promise<(row: Pick<ChangedRow, 'table' | 'key'>) => string | null> {
  const { rows } = await sql<{ table: string; key: string; name: string | null }>`
    select change.table_name as table, change.row_key as key,
      coalesce(apartment.name, ${ENGLISH_NAME}, person.name, api_key.name, receiver.name) as name
    from changes as change
    left join outlines as outline on outline.id = ${OUTLINE}
    left join pois as drawn on drawn.id = outline.poi_id
    left join apartments as apartment on apartment.id = coalesce(${APARTMENT}, drawn.apartment_id)
    left join buildings as building on building.id = coalesce(${BUILDING}, drawn.building_id)
    left join lateral (
      select first_name || ' ' || last_name as name from users
      where users.id = ${PERSON} and not ${isUnasked(sql`users.id`, sql`change.project_id`)}
    ) as person on true
    left join api_keys as api_key on change.table_name = 'api_keys' and api_key.id = ${ID}
    left join lateral (
      select substring(address from '^https?://(?:[^/?#]*@)?([^/?#]+)') as name from webhook_endpoints
      where change.table_name = 'webhook_endpoints' and webhook_endpoints.id = ${ID}
    ) as receiver on true
    where change.id = any (${changeIds}::bigint[])`.execute(db)
  const names = new Map(rows.map(({ table, key, name }) => [`${table} ${key}`, name]))
  return ({ table, key }) => names.get(`${table} ${key}`) ?? null
}
