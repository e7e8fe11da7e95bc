import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
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

/** What visitors may see, by the rule alone: published, in a place that is, in a project that is. */
const SHOWN = `
  with recursive shown_masterplans as (
    select masterplans.id from masterplans join projects on projects.id = project_id
      where parent_id is null and masterplans.publish and projects.publish
    union all
    select masterplans.id from masterplans join shown_masterplans as above on above.id = parent_id where publish
  ), shown_buildings as (
    select id from buildings where publish and masterplan_id in (select id from shown_masterplans)
  ), shown_apartments as (
    select id from apartments where publish and building_id in (select id from shown_buildings)
  ), shown_pois as (
    select id from pois where publish
      and (masterplan_id is null or masterplan_id in (select id from shown_masterplans))
      and (building_id is null or building_id in (select id from shown_buildings))
      and (apartment_id is null or apartment_id in (select id from shown_apartments))
      and exists (select from projects where projects.id = project_id and publish)
  ), shown_media as (
    select id from media where publish and (poi_id is null or poi_id in (select id from shown_pois))
      and exists (select from projects where projects.id = project_id and publish)
  )
  select 'masterplan' as kind, id, name::text as text from masterplans where id in (select id from shown_masterplans)
  union all select 'building', id, name::text from buildings where id in (select id from shown_buildings)
  union all select 'apartment', id, properties::text from apartments where id in (select id from shown_apartments)
  union all select 'poi', id, '' from pois where id in (select id from shown_pois)
  union all select 'media', id, name || coalesce((select string_agg(content, ' ') from media_texts where media_id = media.id), '')
    from media where id in (select id from shown_media)
  union all select 'type', id, name::text from apartment_types
  union all select 'menu', id, name::text from menu_items where publish
  union all select 'package', id, name::text from packages where publish
  union all select 'package item', package_items.id, package_items.name::text from package_items join packages on packages.id = package_id where publish
  union all select 'client app', id, name from client_apps`

/** Ids of things as public answers name them. */
const SIGHTINGS: readonly [kind: string, pattern: RegExp][] = [
  ['masterplan', /"masterplanId":(\d+)|"type":"masterplan","id":"(\d+)"/g],
  ['building', /"buildingId":(\d+)|"type":"building","id":"(\d+)"/g],
  ['apartment', /"apartmentId":(\d+)|"type":"apartment","id":"(\d+)"/g],
  ['poi', /"poiId":(\d+)|"type":"poi","id":"(\d+)"|\/pois\/(\d+)\//g],
  ['media', /"type":"media","id":"(\d+)"|media-content\/(\d+)\/file/g],
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
  const replies = await Promise.all(
    addresses.map((url) => server.app.inject({ url: `/api/v1/frontend${url}` })),
  )
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

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  projects: ['', '/masterplans', '/media-content', '/buildings', '/apartments', '/settings', '/statuses'],
  masterplans: ['', '/pois', '/buildings', '/masterplans'],
  buildings: ['', '/pois', '/apartments', '/apartment-types', '/apartment-orientations'],
  apartments: ['', '/pois'],
  pois: ['', '/media-content'],
}

/** Of each kind those that are there or were, as far as the record knows: what is gone must be gone. */
async function publicAddresses({ owner }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ table: string; id: string }>`
    select 'projects' as table, id::text from projects union select 'masterplans', id::text from masterplans
    union select 'buildings', id::text from buildings union select 'apartments', id::text from apartments
    union select 'pois', id::text from pois where not publish or apartment_id is not null or poi_type_id in (7, 8)
    union select distinct table_name, row_key from changes where table_name in ('masterplans', 'buildings', 'apartments', 'pois')
    order by 1, 2`.execute(owner)
  return [
    '/projects',
    ...rows.flatMap(({ table, id }) => (ADDRESSES[table] ?? []).map((rest) => `/${table}/${id}${rest}`)),
  ]
}
