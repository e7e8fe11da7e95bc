import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { RIVA } from '../identities.ts'
import type { TestApp } from '../test-app.ts'

/** What holds whatever anybody did; each gives its faults. */

export async function projectsWithoutAdmin({ owner }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from projects where not exists (
      select from project_users where project_id = projects.id and role_id = ${ROLES.project_admin})`.execute(
    owner,
  )
  return rows.map(({ id }) => `project ${id} has no admin`)
}

/** "Its public status follows: pending-reservation, reserved, reserved, sold" (RSV-01), and without a claim it is free or not for sale. */
export async function statusesThatDoNotFollow({ owner }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ id: number; status: string; kind: string | null }>`
    select apartments.id, apartments.status, claims.kind from apartments
      left join claims on apartment_id = apartments.id and ended_at is null
    where not case coalesce(claims.kind, 'none')
      when 'hold' then apartments.status = 'pending-reservation'
      when 'reservation' then apartments.status = 'reserved'
      when 'contract' then apartments.status = 'reserved'
      when 'sold' then apartments.status = 'sold'
      else apartments.status in ('available', 'unavailable') end`.execute(owner)
  return rows.map(({ id, status, kind }) => `apartment ${id} is ${status}, and its claim ${kind}`)
}

type Sale = { apartment: number; claim: number; buyer: string; price: number | null }

/** Sales stay as they were made, but for those that the head of sales corrected. */
export async function followSales(server: TestApp) {
  let sales: Sale[] = []
  return async (): Promise<string[]> => {
    const { rows } = await sql<Sale & { corrected: boolean; status: string | null }>`
      select claims.id as claim, claims.apartment_id as apartment, buyer, claim_prices.price, apartments.status,
        coalesce(end_reason = 'corrected', false) as corrected
      from claims left join apartments on apartments.id = apartment_id left join claim_prices on claim_id = claims.id
      where kind = 'sold'`.execute(server.owner)
    const faults = sales.flatMap((sale) => {
      const now = rows.find(({ claim }) => claim === sale.claim)
      if (!now) return [`the sale of apartment ${sale.apartment} is gone`]
      if (now.corrected) return []
      const isSame = now.buyer === sale.buyer && now.price === sale.price && now.status === 'sold'
      return isSame ? [] : [`the sale ${JSON.stringify(sale)} is now ${JSON.stringify(now)}`]
    })
    sales = rows.filter(({ corrected }) => !corrected)
    return faults
  }
}

/**
 * What visitors may see, by the rule alone: published, in a building and a project that are. An unpublished masterplan with
 * something published in it is a bare list of that (NAV-06): it has a name, and nothing hangs on it.
 */
const SHOWN = `
  with shown_projects as (select id from projects where publish
  ), published_masterplans as (
    select id from masterplans where publish and project_id in (select id from shown_projects)
  ), shown_buildings as (
    select id from buildings where publish and project_id in (select id from shown_projects)
  ), shown_masterplans as (
    select id from masterplans where project_id in (select id from shown_projects) and (publish
      or exists (select from masterplans as below where below.parent_id = masterplans.id and below.publish)
      or exists (select from buildings where masterplan_id = masterplans.id and publish))
  ), shown_apartments as (
    select id from apartments where publish and building_id in (select id from shown_buildings)
  ), shown_pois as (
    select id from pois where publish
      and (masterplan_id is null or masterplan_id in (select id from published_masterplans))
      and (building_id is null or building_id in (select id from shown_buildings))
      and (apartment_id is null or apartment_id in (select id from shown_apartments))
      and project_id in (select id from shown_projects)
  ), shown_media as (
    select id from media where publish and (poi_id is null or poi_id in (select id from shown_pois))
      and project_id in (select id from shown_projects)
  ), shown_packages as (
    select id, name from packages where publish and project_id in (select id from shown_projects)
  )
  select 'masterplan' as kind, id, name::text as text from masterplans where id in (select id from shown_masterplans)
  union all select 'building', id, name::text from buildings where id in (select id from shown_buildings)
  union all select 'apartment', id, properties::text from apartments where id in (select id from shown_apartments)
  union all select 'poi', id, '' from pois where id in (select id from shown_pois)
  union all select 'media', id, name || coalesce((select string_agg(content, ' ') from media_texts where media_id = media.id), '')
    from media where id in (select id from shown_media)
  union all select 'type', id, name::text from apartment_types
  union all select 'menu-item', id, name::text from menu_items where publish and project_id in (select id from shown_projects)
  union all select 'package', id, name::text from shown_packages
  union all select 'package item', package_items.id, package_items.name::text from package_items
    where package_id in (select id from shown_packages)
  union all select 'client-app', id, name from client_apps where project_id in (select id from shown_projects)`

/** Ids of things as public answers name them. */
const SIGHTINGS: readonly [kind: string, pattern: RegExp][] = [
  ['masterplan', /"masterplanId":(\d+)|"type":"masterplan","id":"(\d+)"/g],
  ['building', /"buildingId":(\d+)|"type":"building","id":"(\d+)"/g],
  ['apartment', /"apartmentId":(\d+)|"type":"apartment","id":"(\d+)"/g],
  ['poi', /"poiId":(\d+)|"type":"poi","id":"(\d+)"|\/pois\/(\d+)\//g],
  ['media', /"type":"media","id":"(\d+)"|media-content\/(\d+)\/file/g],
  ['menu-item', /"type":"menu-item","id":"(\d+)"/g],
  ['package', /"type":"package","id":"(\d+)"|"packageId":(\d+)/g],
]
const MARK = /~\d+~/g

/** Asks as a visitor for all there is or was; gives what shows and should not. */
export async function sightings(server: TestApp): Promise<string[]> {
  const { rows } = await sql<{ kind: string; id: number; text: string }>`${sql.raw(SHOWN)}`.execute(
    server.owner,
  )
  const shown = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
  const marks = new Set(rows.flatMap(({ text }) => text.match(MARK) ?? []))
  const faults = new Set<string>()
  const addresses = await publicAddresses(server)
  const replies = await Promise.all(addresses.map((url) => server.app.inject({ url: `/api/v1${url}` })))
  for (const [nth, { statusCode, payload }] of replies.entries()) {
    const url = addresses[nth]
    if (statusCode >= 500) faults.add(`${url} answers ${statusCode}`)
    if (statusCode !== 200) continue
    for (const [kind, pattern] of SIGHTINGS)
      for (const [, ...ids] of payload.matchAll(pattern)) {
        const name = `${kind} ${ids.find((id) => id)}`
        if (!shown.has(name)) faults.add(`${url} shows ${name}`)
      }
    for (const [mark] of payload.matchAll(MARK))
      if (!marks.has(mark)) faults.add(`${url} shows the text ${mark}`)
  }
  return [...faults]
}

/** By table, what can be asked of each of its rows; `{id}` is the row's. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  projects: [
    ...[
      '',
      '/masterplans',
      '/media-content',
      '/buildings',
      '/apartments',
      '/settings',
      '/statuses',
      '/packages',
    ],
    '/stylesheet',
  ].map((rest) => `/frontend/projects/{id}${rest}`),
  masterplans: ['', '/pois', '/buildings', '/masterplans'].map((rest) => `/frontend/masterplans/{id}${rest}`),
  buildings: ['', '/pois', '/apartments', '/apartment-types', '/apartment-orientations'].map(
    (rest) => `/frontend/buildings/{id}${rest}`,
  ),
  apartments: ['', '/pois'].map((rest) => `/frontend/apartments/{id}${rest}`),
  pois: ['', '/parent', '/media-content'].map((rest) => `/frontend/pois/{id}${rest}`),
  media: [`/frontend/projects/${RIVA}/media-content/{id}`],
  packages: ['/frontend/packages/{id}/items'],
  client_apps: ['/client-apps/{id}/menu-items', '/client-apps/{id}/root-menu'],
  menu_items: ['', '/children', '/poi', '/media-content'].map((rest) => `/menu-items/{id}${rest}`),
}

/** Of each kind those that are there or were, as far as the record knows: what is gone must be gone. */
async function publicAddresses({ owner }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ table: string; id: string }>`
    select 'projects' as table, id::text from projects union select 'masterplans', id::text from masterplans
    union select 'buildings', id::text from buildings union select 'apartments', id::text from apartments
    union select 'pois', id::text from pois where not publish or apartment_id is not null or poi_type_id in (7, 8)
    union select 'media', id::text from media where not publish
    union select 'packages', id::text from packages union select 'client_apps', id::text from client_apps
    union select 'menu_items', id::text from menu_items
    union select distinct table_name, row_key from changes
      where table_name in ('masterplans', 'buildings', 'apartments', 'pois', 'media', 'packages', 'client_apps', 'menu_items')
    order by 1, 2`.execute(owner)
  return [
    '/frontend/projects',
    ...rows.flatMap(({ table, id }) =>
      (ADDRESSES[table] ?? []).map((address) => address.replace('{id}', id)),
    ),
  ]
}
