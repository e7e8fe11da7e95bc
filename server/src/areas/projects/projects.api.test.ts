import {
  getProject,
  getProjectMedia,
  getProjectSettings,
  listProjectBuildings,
  listProjectMasterplans,
  listProjectMedia,
  listProjects,
} from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RIVA = 1
const SUTON = 2
const SAVSKI_VIDIK = 101

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const listOn = async (host: string, query = {}) =>
  (await server.read(listProjects, {}, query, { host })).map(({ id }) => id)

it("lists the host's projects, whatever its port and letters [API-51]", async () => {
  expect(await listOn('localhost')).toEqual([RIVA])
  expect(await listOn('LocalHost:4000')).toEqual([RIVA])
  expect(await listOn('suton.localhost:4000')).toEqual([SUTON])
})

it('lists all published projects on a host that names none [API-51]', async () => {
  const all = [RIVA, SUTON, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111]
  expect(await listOn('all.localhost')).toEqual(all)
  await server.owner.updateTable('projects').set({ publish: false }).where('id', '=', 105).execute()
  expect(await listOn('all.localhost')).toEqual(all.filter((id) => id !== 105))
})

it('gives the projects as points for the map with type=geocode [API-51]', async () => {
  const points = await server.read(listProjects, {}, { type: 'geocode' }, { host: 'all.localhost' })
  expect(points[0]).toEqual({
    id: RIVA,
    name: 'Riva',
    latitude: 44.8245,
    longitude: 20.4892,
    city: 'Belgrade',
    country: 'Serbia',
    counts: { buildings: 8, apartments: 828, available: 365 },
    rootMasterplanId: 1,
  })
})

it('gives a project with nothing published its announced counts and no way in [API-51, API-52]', async () => {
  const announced = { counts: { buildings: 4, apartments: 312, available: 96 }, rootMasterplanId: null }
  const points = await server.read(listProjects, {}, { type: 'geocode' }, { host: 'all.localhost' })
  expect(points.find(({ id }) => id === SAVSKI_VIDIK)).toMatchObject(announced)
  expect(await server.read(getProject, { id: SAVSKI_VIDIK })).toMatchObject(announced)
})

it("says where a project is at home when it is asked for on another project's host [API-52]", async () => {
  const homeOf = async (id: number, host: string) =>
    (await server.read(getProject, { id }, {}, { host })).ownHost
  expect(await homeOf(RIVA, 'suton.localhost:4000')).toBe('localhost')
  expect(await homeOf(SUTON, 'localhost')).toBe('suton.localhost')
  // Hosts that carry it themselves, by name or with all others; and one that has no host at all.
  for (const host of ['localhost', '127.0.0.1', 'all.localhost']) expect(await homeOf(RIVA, host)).toBeNull()
  expect(await homeOf(SAVSKI_VIDIK, 'localhost')).toBeNull()
})

it('reads a project by id on any host [API-52]', async () => {
  const project = await server.read(getProject, { id: SAVSKI_VIDIK }, {}, { host: 'localhost' })
  expect(project.name).toBe('Savski Vidik')
})

it('carries its title, texts, title image and logo [API-52]', async () => {
  const { media, logo, website } = await server.read(getProject, { id: RIVA })
  expect(media.map(({ mediaTypeId }) => mediaTypeId)).toEqual([22, 4, 11, 3, 11, 3, 4, 4, 4])
  expect(media[0]?.textualContent).toBe('Riva')
  expect(media[1]?.textualContent).toMatch(
    /^Riva is a new residential quarter on the Danube bank in Belgrade/,
  )
  expect(media[2]?.textualContent).toBe('A quarter that faces the river')
  expect(media[3]?.media).toMatch(
    /^\/api\/v1\/frontend\/projects\/1\/media-content\/5\/file\?v=[0-9a-f]{32}$/,
  )
  expect(logo).toMatch(/^\/api\/v1\/frontend\/projects\/1\/media-content\/6\/file\?v=[0-9a-f]{32}$/)
  expect(website).toBe('https://riva.example')
})

it('carries its settings, which are also a call of their own [API-52, API-56]', async () => {
  const settings = await server.read(getProjectSettings, { id: RIVA })
  expect(settings).toEqual({
    id: RIVA,
    projectId: RIVA,
    defaultLangId: 1,
    selectedFilters: [1, 2, 3, 4, 5],
    selectedRoles: [2, 3, 4, 5],
    prices: 'named',
    stylesheetVersion: 1,
    retentionMonths: 24,
    privacyUrl: null,
  })
  expect((await server.read(getProject, { id: RIVA })).settings).toEqual(settings)
})

it('lists its masterplans, each with what is in it [API-53]', async () => {
  const masterplans = await server.read(listProjectMasterplans, { id: RIVA })
  expect(masterplans.map(({ id, parentId }) => [id, parentId])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
  expect(masterplans[0]?.masterplans.map(({ id }) => id)).toEqual([2, 3, 4])
  expect(masterplans[2]?.buildings.map(({ id }) => id)).toEqual([3, 4, 5])
})

it('lists its own texts and pictures, and gives each by its id [API-55, API-57]', async () => {
  const media = await server.read(listProjectMedia, { id: RIVA })
  expect(media.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 5, 6]))
  for (const item of media)
    expect(await server.read(getProjectMedia, { id: RIVA, mediaId: item.id })).toEqual(item)
})

it('keeps media of another owner out of its own [GEN-17, API-57]', async () => {
  const ofAPoi = 14
  expect(await server.status(getProjectMedia, { id: RIVA, mediaId: ofAPoi })).toBe(404)
  expect(await server.status(getProjectMedia, { id: SAVSKI_VIDIK, mediaId: 2 })).toBe(404)
})

it('lists its buildings with the counts of their apartments [API-59]', async () => {
  const buildings = await server.read(listProjectBuildings, { id: RIVA })
  expect(buildings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const total = (status: keyof (typeof buildings)[number]['statusCounts']) =>
    buildings.reduce((sum, { statusCounts }) => sum + statusCounts[status], 0)
  expect(total('available')).toBe(365)
  expect(total('pending-reservation')).toBe(35)
  expect(total('reserved')).toBe(86)
  expect(total('sold')).toBe(293)
  expect(total('unavailable')).toBe(49)
})
