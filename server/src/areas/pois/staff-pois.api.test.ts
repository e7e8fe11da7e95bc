import { getPoi, listPoiMedia, listPoiTypes } from '@belvedere/contract/calls/pois'
import * as calls from '@belvedere/contract/calls/staff-pois'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identities, makeIdentities } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  await server.owner.updateTable('buildings').set({ publish: false }).where('id', '=', 1).execute()
})
afterAll(() => server.close())

const asAgent = () => people.sales_agent.headers

it.each([201, 7, 1001])(
  'shows staff the point of interest %i of a draft, which is a 404 to the public [API-31]',
  async (id) => {
    expect(await server.status(getPoi, { id })).toBe(404)
    expect(await server.read(calls.getStaffPoi, { id }, {}, asAgent())).toMatchObject({ id, projectId: 1 })
  },
)

it('names it in the asked language [API-31, GEN-03]', async () => {
  const titleIn = async (langId: number) =>
    (await server.read(calls.getStaffPoi, { id: 1 }, { langId }, asAgent())).title
  expect([await titleIn(1), await titleIn(6), await titleIn(3)]).toEqual([
    'From the river',
    'Pogled sa reke',
    'From the river',
  ])
})

it('shows staff its pictures with every outline [API-32]', async () => {
  const query = { mediaTypeId: MEDIA_TYPES.poi_image_dzi }
  const forVisitors = await server.read(listPoiMedia, { id: 4 }, query)
  const forStaff = await server.read(calls.listStaffPoiMedia, { id: 4 }, query, asAgent())
  const outlined = forVisitors.flatMap(({ mediaData }) => mediaData.polygons.map(({ poiId }) => poiId))
  expect(outlined).not.toContain(201)
  expect(forStaff.flatMap(({ mediaData }) => mediaData.polygons)).toContainEqual(
    expect.objectContaining({ poiId: 201 }),
  )
})

it('leaves names ending in .pdf out of its images [API-32]', async () => {
  await server.owner.updateTable('media').set({ name: 'Brochure.PDF' }).where('id', '=', 2013).execute()
  const media = await server.read(calls.listStaffPoiMedia, { id: 201 }, {}, asAgent())
  expect(media.map(({ id }) => id)).not.toContain(2013)
  expect(media.length).toBeGreaterThan(0)
})

it('lists the types to anyone, as the public view does [API-33]', async () => {
  expect(await server.read(calls.listAllPoiTypes)).toEqual(await server.read(listPoiTypes))
  const on = await server.read(calls.listAllPoiTypes, {}, { parentType: POI_TYPES.building })
  expect(on.map(({ id }) => id)).toEqual([6, 7, 12])
})

it('gives what it lies on, a draft as well; 404 for what lies on nothing [API-34]', async () => {
  expect((await server.read(calls.getStaffPoiParent, { id: 1001 }, {}, asAgent())).id).toBe(201)
  expect(await server.status(calls.getStaffPoiParent, { id: 101 }, {}, asAgent())).toBe(404)
})

it('gives whoever works on it addresses that load by themselves, and nobody else anything [OUT-07, SEC-08]', async () => {
  const query = { mediaTypeId: MEDIA_TYPES.poi_image_dzi }
  const [picture] = await server.read(calls.listStaffPoiMedia, { id: 7 }, query, asAgent())
  const tile = `${picture?.mediaData.tiles?.url}/12/0_0.webp`
  const file = `${picture?.media}&resize=320`
  const loaded = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url })
    return [statusCode, headers['cache-control']]
  }
  for (const url of [tile, file]) {
    expect(await loaded(url)).toEqual([200, 'private, no-store'])
    expect((await loaded(url.replace(/[?&/]?(pass=)?[0-9]+\.[0-9a-f-]{36}\.[\w-]{43}/, '')))[0]).toBe(404)
    expect((await loaded(url.replace(/.(?=\/12\/|&resize)/, (last) => (last === 'A' ? 'B' : 'A'))))[0]).toBe(
      404,
    )
  }
  await server.owner.deleteFrom('project_users').where('user_id', '=', people.sales_agent.userId).execute()
  for (const url of [tile, file]) expect((await loaded(url))[0]).toBe(404)
})
