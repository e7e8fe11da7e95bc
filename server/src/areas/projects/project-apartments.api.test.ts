import { listProjectFeatures } from '@belvedere/contract/calls/geodata'
import { listProjectApartments, listProjects, listUsersOnProject } from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  IDENTITIES,
  type Identities,
  type Identity,
  makeIdentities,
  RIVA,
  SAVSKI_VIDIK,
} from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const ON_PROJECT: Identity[] = ['user on the project', 'sales_agent', 'project_editor', 'project_admin']

it('lists the apartments of published buildings [API-60, NAV-06]', async () => {
  const count = async () => (await server.read(listProjectApartments, { id: RIVA })).length
  expect(await count()).toBe(828)
  await server.owner.updateTable('buildings').set({ publish: false }).where('id', '=', 1).execute()
  expect(await count()).toBe(828 - 106)
  await server.owner.updateTable('buildings').set({ publish: true }).where('id', '=', 1).execute()
})

it.each(IDENTITIES)(
  'gives %s prices only when on the project in a chosen role [API-60]',
  async (identity) => {
    for (const [people, may] of [
      [insiders, ON_PROJECT.includes(identity)],
      [outsiders, false],
    ] as const) {
      const reply = await server.ask(listProjectApartments, { id: RIVA }, {}, people[identity].headers)
      const apartments: { attributes: { properties: object } }[] = reply.json().data
      const priced = apartments.filter(({ attributes }) => 'price' in attributes.properties)
      expect(priced).toHaveLength(may ? 828 : 0)
      if (may) expect(reply.headers['cache-control']).toBe('private, no-store')
    }
  },
)

it('tells staff who is on the project, a user at most of themselves, a visitor nothing [API-61]', async () => {
  const members = await server.owner
    .selectFrom('project_users')
    .where('project_id', '=', RIVA)
    .select('user_id')
    .orderBy('user_id')
    .execute()
  const rows = members.map(({ user_id }) => user_id)
  const shown = async (people: Identities, identity: Identity) =>
    (await server.read(listUsersOnProject, { id: RIVA }, {}, people[identity].headers)).map(({ id }) => id)
  const own = insiders['user on the project'].userId
  const expected: Record<Identity, number[]> = {
    visitor: [],
    user: [],
    'user on the project': [own],
    sales_agent: rows,
    project_editor: rows,
    project_admin: rows,
    super_admin: rows,
  }
  for (const identity of IDENTITIES) {
    expect([identity, await shown(insiders, identity)]).toEqual([identity, expected[identity]])
    const outside = identity === 'super_admin' ? rows : []
    expect([identity, await shown(outsiders, identity)]).toEqual([identity, outside])
  }
  const reply = await server.ask(listUsersOnProject, { id: RIVA }, {}, insiders.user.headers)
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

it("gives the host's projects as GeoJSON features [API-50]", async () => {
  const features = await server.read(listProjectFeatures, {}, { langId: 6 }, { host: 'all.localhost' })
  const points = await server.read(
    listProjects,
    {},
    { type: 'geocode', langId: 6 },
    { host: 'all.localhost' },
  )
  expect(features).toHaveLength(13)
  expect(features[0]).toEqual({
    id: RIVA,
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [20.4892, 44.8245] },
    properties: points[0],
  })
  expect(await server.read(listProjectFeatures, {}, {}, { host: 'localhost' })).toHaveLength(1)
})
