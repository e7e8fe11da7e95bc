import type { Call } from '@belvedere/contract/call'
import { calls } from '@belvedere/contract/calls'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Identities, type Identity, makeIdentities, RIVA } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** More than a part holds. */
const MANY = 230
const PART = 200

const POI = 1
const PICTURE = 5
const QUARTER = 1
const COMMUNITY = 2

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  for (const { more } of LISTS) await run(more)
})
afterAll(() => server.close())

const run = (statement: string) => sql.raw<{ id: number }>(statement).execute(server.owner)

const someMedia = (columns: string, values: string) => `
  insert into media (project_id, media_context_id, media_type_id, name, sort_order, ${columns})
  select ${RIVA}, ${MEDIA_CONTEXTS.project}, ${MEDIA_TYPES.media_gallery}, 'some', n % 7, ${values}
  from generate_series(1, ${MANY}) as n`

const GALLERY = 'all of them'

type List = {
  params?: Record<string, number>
  as?: Identity
  /** The statement that makes so many more that they do not fit into a part. */
  more: string
  /** Its ids, in its order. */
  rows: string
  /** One that comes meanwhile, where it can before all others. */
  comes?: string
  /** Where a row goes from. */
  table: string
  id?: string
}

/** Part one's lists for staff, each by the name of its call (AUT-08). */
const PART_ONE: Record<string, List> = {
  listClientApps: {
    more: `insert into client_apps (project_id, name) select ${RIVA}, 'App' from generate_series(1, ${MANY})`,
    rows: `select id from client_apps where project_id = ${RIVA} order by id`,
    comes: `insert into client_apps (project_id, name) values (${RIVA}, 'Another')`,
    table: 'client_apps',
  },
  listParentGalleries: {
    params: { id: PICTURE },
    more: someMedia('children', `array[${PICTURE}]`),
    rows: `select id from media where children @> array[${PICTURE}] order by sort_order, id`,
    comes: `insert into media (project_id, media_context_id, media_type_id, name, sort_order, children)
      values (${RIVA}, ${MEDIA_CONTEXTS.project}, ${MEDIA_TYPES.media_gallery}, 'first', -1, array[${PICTURE}])`,
    table: 'media',
  },
  listGalleryContent: {
    more: `
      with pictures as (${someMedia('children', `'{}'`)} returning id)
      insert into media (project_id, media_context_id, media_type_id, name, children)
      select ${RIVA}, ${MEDIA_CONTEXTS.project}, ${MEDIA_TYPES.media_gallery}, '${GALLERY}',
        array_agg(id order by id % 10, id) from pictures`,
    rows: `select media.id from media, (select children from media where name = '${GALLERY}') as gallery
      where media.id = any (gallery.children) order by media.id % 10, media.id`,
    table: 'media',
  },
  listStaffPoiMedia: {
    params: { id: POI },
    more: `
      insert into media (project_id, media_context_id, media_type_id, poi_id, name, sort_order)
      select ${RIVA}, ${MEDIA_CONTEXTS.poi}, ${MEDIA_TYPES.poi_image}, ${POI}, 'some', 100 + n / 3
      from generate_series(1, ${MANY}) as n`,
    rows: `select id from media where poi_id = ${POI} and name not like '%.pdf' and lang_id is null order by sort_order, id`,
    comes: `insert into media (project_id, media_context_id, media_type_id, poi_id, name, sort_order)
      values (${RIVA}, ${MEDIA_CONTEXTS.poi}, ${MEDIA_TYPES.poi_image}, ${POI}, 'first', -1)`,
    table: 'media',
  },
  listStaffProjects: {
    as: 'super_admin',
    more: `insert into projects (name, latitude, longitude) select '{"1": "New"}', 0, 0 from generate_series(1, ${MANY})`,
    rows: 'select id from projects order by id',
    comes: `insert into projects (name, latitude, longitude) values ('{"1": "Another"}', 0, 0)`,
    table: 'projects',
  },
  listStaffProjectMasterplans: {
    params: { id: RIVA },
    more: `
      insert into masterplans (project_id, parent_id, name, sort_order)
      select ${RIVA}, ${QUARTER}, '{"1": "New"}', n % 7 from generate_series(1, ${MANY}) as n`,
    rows: `select id from masterplans where project_id = ${RIVA} order by sort_order, id`,
    comes: `insert into masterplans (project_id, name, sort_order) values (${RIVA}, '{"1": "First"}', -1)`,
    table: 'masterplans',
  },
  listStaffNestedMasterplans: {
    params: { id: QUARTER },
    more: 'select',
    rows: `select id from masterplans where parent_id = ${QUARTER} order by sort_order, id`,
    comes: `insert into masterplans (project_id, parent_id, name, sort_order)
      values (${RIVA}, ${QUARTER}, '{"1": "First"}', -1)`,
    table: 'masterplans',
  },
  listStaffPackages: {
    params: { id: RIVA },
    more: `insert into packages (project_id, name) select ${RIVA}, '{"1": "New"}' from generate_series(1, ${MANY})`,
    rows: `select id from packages where project_id = ${RIVA} order by id`,
    comes: `insert into packages (project_id, name) values (${RIVA}, '{"1": "Another"}')`,
    table: 'packages',
  },
  listStaffProjectBuildings: {
    params: { id: RIVA },
    more: `
      insert into buildings (project_id, masterplan_id, name, sort_order)
      select ${RIVA}, ${COMMUNITY}, '{"1": "New"}', n % 7 from generate_series(1, ${MANY}) as n`,
    rows: `select id from buildings where project_id = ${RIVA} order by sort_order, id`,
    comes: `insert into buildings (project_id, masterplan_id, name, sort_order)
      values (${RIVA}, ${QUARTER}, '{"1": "First"}', -1)`,
    table: 'buildings',
  },
  listStaffMasterplanBuildings: {
    params: { id: COMMUNITY },
    more: 'select',
    rows: `select id from buildings where masterplan_id = ${COMMUNITY} order by sort_order, id`,
    comes: `insert into buildings (project_id, masterplan_id, name, sort_order)
      values (${RIVA}, ${COMMUNITY}, '{"1": "First"}', -1)`,
    table: 'buildings',
  },
  listStaffProjectApartments: {
    params: { id: RIVA },
    more: 'select',
    rows: `select id from apartments where project_id = ${RIVA} order by floor, name, id`,
    comes: `insert into apartments (project_id, building_id, apartment_type_id, name, floor, rooms, area)
      select ${RIVA}, 2, 1, 'First ' || max(id), -20, 1, 1 from apartments`,
    table: 'apartments',
  },
  listReservations: {
    params: { id: RIVA },
    // Two at a time in the same microsecond.
    more: `
      insert into claims (project_id, apartment_id, buyer, since)
      select ${RIVA}, id, 'Mila Perić', timestamptz '2026-01-05 10:00+00' + nth / 2 * interval '1 microsecond'
      from (select id, row_number() over (order by id) as nth from apartments where project_id = ${RIVA}
        and not exists (select from claims where apartment_id = apartments.id and ended_at is null) limit ${MANY}) as free`,
    rows: `select id from claims where project_id = ${RIVA} and ended_at is null and kind <> 'sold' order by since, id`,
    comes: `insert into claims (project_id, apartment_id, buyer, since)
      select ${RIVA}, id, 'Ana Savić', '2025-01-01' from apartments where project_id = ${RIVA}
        and not exists (select from claims where apartment_id = apartments.id and ended_at is null) limit 1`,
    table: 'claims',
  },
  listStaffProjectMedia: {
    params: { id: RIVA },
    more: 'select',
    rows: `select id from media where project_id = ${RIVA} and media_context_id = ${MEDIA_CONTEXTS.project}
      order by sort_order, id`,
    comes: `insert into media (project_id, media_context_id, media_type_id, name, sort_order)
      values (${RIVA}, ${MEDIA_CONTEXTS.project}, ${MEDIA_TYPES.image}, 'first', -1)`,
    table: 'media',
  },
  listStaffMasterplanPois: {
    params: { id: QUARTER },
    more: `
      insert into pois (project_id, poi_type_id, parent_id, masterplan_id, sort_order)
      select ${RIVA}, ${POI_TYPES.masterplan_info}, own.id, ${QUARTER}, n % 7 - 3
      from pois as own, generate_series(1, ${MANY}) as n
      where own.masterplan_id = ${QUARTER} and own.poi_type_id = ${POI_TYPES.masterplan}`,
    rows: `select pois.id from pois, (select id from pois where masterplan_id = ${QUARTER}
        and poi_type_id = ${POI_TYPES.masterplan}) as own
      where pois.id = own.id or pois.parent_id = own.id order by pois.id <> own.id, pois.sort_order, pois.id`,
    comes: `insert into pois (project_id, poi_type_id, parent_id, masterplan_id, sort_order)
      select ${RIVA}, ${POI_TYPES.masterplan_info}, id, ${QUARTER}, -4 from pois
      where masterplan_id = ${QUARTER} and poi_type_id = ${POI_TYPES.masterplan}`,
    table: 'pois',
  },
  listUsersOnProject: {
    params: { id: RIVA },
    more: `
      with made as (
        insert into users (email, username, first_name, last_name, password_hash)
        select n || '@staff-lists.example', 'staff-lists-' || n, 'A', 'B', 'none fits' from generate_series(1, ${MANY}) as n
        returning id
      )
      insert into project_users (project_id, user_id, role_id) select ${RIVA}, id, ${ROLES.user} from made`,
    rows: `select user_id as id from project_users where project_id = ${RIVA} order by user_id`,
    table: 'project_users',
    id: 'user_id',
  },
}

const callNamed = (name: string) => calls.find((call) => call.name === name) as Call
const LISTS = Object.entries(PART_ONE).map(([name, list]) => ({ name, call: callNamed(name), ...list }))

const isList = ({ reply }: Call) =>
  reply.kind === 'json' &&
  reply.schema instanceof z.ZodObject &&
  reply.schema.shape.data instanceof z.ZodArray

it('every list that takes a right to read is paged [AUT-08]', () => {
  const forStaff = calls.filter(
    (call) => call.method === 'GET' && isList(call) && typeof call.access === 'object',
  )
  const paged = calls.filter(({ query }) => 'page[size]' in query.shape && 'page[after]' in query.shape)
  const names = (some: readonly Call[]) => some.map(({ name }) => name).toSorted()
  // Who is on a project is told to anyone as far as they may know it, to staff whole. One's own events are many.
  const others = ['listUsersOnProject', 'listOwnSecurityEvents'].map(callNamed)
  expect(names(paged)).toEqual(names([...forStaff, ...others]))
  const partOne = paged.filter(({ id }) => id.startsWith('API'))
  expect(names(partOne)).toEqual(Object.keys(PART_ONE).toSorted())
})

describe.each(LISTS)('$name', ({ call, params, as = 'sales_agent', rows, comes, table, id = 'id' }) => {
  const idsNow = async () => (await run(rows)).rows.map((row) => row.id)

  async function part(query: Record<string, number | string> = {}) {
    const gallery = await run(`select id from media where name = '${GALLERY}'`)
    const at = call.path.includes('{id}') ? { id: gallery.rows[0]?.id ?? 0, ...params } : {}
    const reply = await server.ask(call, at, query, people[as].headers)
    expect([reply.statusCode, reply.statusCode === 200 || reply.payload]).toEqual([200, true])
    expect(reply.headers.etag).toMatch(/^"[\w-]+"$/)
    const body = reply.json<{ data: { id: string }[]; meta: { total: number; after: string | null } }>()
    expect(Object.keys(body)).toEqual(['data', 'meta'])
    return { ids: body.data.map((item) => Number(item.id)), ...body.meta }
  }

  /** All parts, one after the other. */
  async function walk(size: number, between: (last: number) => Promise<unknown> = async () => {}) {
    const seen: number[] = []
    let after: string | null = null
    do {
      const query = { 'page[size]': size, ...(after !== null && { 'page[after]': after }) }
      const next: Awaited<ReturnType<typeof part>> = await part(query)
      seen.push(...next.ids)
      after = next.after
      if (after !== null) await between(next.ids.at(-1) ?? 0)
    } while (after !== null)
    return seen
  }

  it(`gives its first ${PART} unless told, and says how many there are [AUT-08, ${call.id}]`, async () => {
    const ids = await idsNow()
    expect(ids.length).toBeGreaterThan(PART)
    expect(await part()).toEqual({
      ids: ids.slice(0, PART),
      total: ids.length,
      after: expect.any(String),
    })
  })

  it(`is whole and in its order, part by part [AUT-08, ${call.id}]`, async () => {
    const ids = await idsNow()
    expect(await walk(PART)).toEqual(ids)
    expect(await walk(90)).toEqual(ids)
    expect(await part({ 'page[size]': 1 })).toMatchObject({ ids: ids.slice(0, 1), total: ids.length })
  })

  it(`shows each row once that stays, while others come and go [AUT-08, ${call.id}]`, async () => {
    const before = await idsNow()
    const seen = await walk(75, async (last) => {
      if (comes) await run(comes)
      // Whoever asks stays on the project.
      const own = Object.values(people).map(({ userId }) => userId)
      // What was reserved or sold stays whoever deletes it (AUT-11).
      const stays = table === 'apartments' ? " and status not in ('reserved', 'sold')" : ''
      if (table !== 'project_users' || !own.includes(last))
        await run(`delete from ${table} where ${id} = ${last}${stays}`)
    })
    expect(new Set(seen).size).toBe(seen.length)
    const after = new Set(await idsNow())
    expect(seen.filter((one) => before.includes(one) && after.has(one))).toEqual(
      before.filter((one) => after.has(one)),
    )
  })

  it(`refuses parts of none and of more than ${PART}, and a place that is none [AUT-08, ${call.id}]`, async () => {
    for (const query of [{ 'page[size]': 0 }, { 'page[size]': PART + 1 }, { 'page[after]': 'nowhere' }]) {
      const reply = await server.ask(call, { id: PICTURE, ...params }, query, people[as].headers)
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'invalid-input'])
    }
  })
})
