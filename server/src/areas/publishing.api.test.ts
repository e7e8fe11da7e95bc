import { getApartment, listApartmentPois } from '@belvedere/contract/calls/apartments'
import * as buildings from '@belvedere/contract/calls/buildings'
import * as masterplans from '@belvedere/contract/calls/masterplans'
import * as pois from '@belvedere/contract/calls/pois'
import * as projects from '@belvedere/contract/calls/projects'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentSamples } from '../testing/call-samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  for (const table of ['projects', 'masterplans', 'buildings'] as const)
    await server.owner.updateTable(table).set({ publish: true }).where('publish', '=', false).execute()
})
afterAll(() => server.close())

const unpublish = (table: 'projects' | 'masterplans' | 'buildings', ids: number[]) =>
  server.owner.updateTable(table).set({ publish: false }).where('id', 'in', ids).execute()

const outlinedOn = async (viewId: number) => {
  const media = await server.read(pois.listPoiMedia, { id: viewId })
  return media.flatMap(({ mediaData }) => mediaData.polygons.map(({ poiId }) => poiId))
}

describe('an unpublished building', () => {
  it('is listed nowhere [NAV-06]', async () => {
    await unpublish('buildings', [1])
    const ofProject = await server.read(projects.listProjectBuildings, { id: 1 })
    expect(ofProject.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8])
    const ofMasterplan = await server.read(masterplans.listMasterplanBuildings, { id: 2 })
    expect(ofMasterplan.map(({ id }) => id)).toEqual([2])
    const { masterplans: nested } = await server.read(masterplans.getMasterplan, { id: 1 })
    expect(nested[0]?.buildings.map(({ id }) => id)).toEqual([2])
    const onMasterplan = await server.read(masterplans.listMasterplanPois, { id: 2 })
    expect(onMasterplan.map(({ id }) => id)).not.toContain(201)
    expect(await outlinedOn(4)).toEqual(expect.not.arrayContaining([201]))
    expect(await outlinedOn(4)).toContain(202)
    const { counts } = await server.read(projects.getProject, { id: 1 })
    expect(counts).toEqual({ buildings: 7, apartments: 828 - 106, available: 365 - 29 })
  })

  it.each([
    ['the building', buildings.getBuilding, { id: 1 }],
    ['its points of interest', buildings.listBuildingPois, { id: 1 }],
    ['its apartments', buildings.listBuildingApartments, { id: 1 }],
    ['where they face', buildings.listApartmentOrientations, { id: 1 }],
    ['their types', buildings.listApartmentTypes, { id: 1 }],
    ['an apartment of it', getApartment, { id: 1001 }],
    ['what lies in that', listApartmentPois, { id: 1001 }],
    ['its own point of interest', pois.getPoi, { id: 201 }],
    ['a camera view of it', pois.getPoi, { id: 7 }],
    ["an apartment's point of interest", pois.getPoi, { id: 1001 }],
    ['what that lies on', pois.getPoiParent, { id: 1001 }],
    ['the media of a view', pois.listPoiMedia, { id: 7 }],
    ['the picture of a view', pois.getPoiMediaFile, { id: 7, mediaId: 74 }],
    ['a plan', pois.getPoiMediaFile, { id: 1001, mediaId: 10011 }],
  ] as const)('answers 404 for %s [NAV-06]', async (_, call, params) => {
    expect(await server.status(call, params)).toBe(200)
    await unpublish('buildings', [1])
    expect(await server.status(call, params)).toBe(404)
  })
})

describe('an unpublished masterplan with published children', () => {
  it('opens as a bare list of them: its name, no media [NAV-06]', async () => {
    await unpublish('masterplans', [1, 3])
    const quarter = await server.read(masterplans.getMasterplan, { id: 1 })
    expect(quarter).toMatchObject({
      name: 'Riva quarter',
      publish: false,
      media: [],
      poiId: null,
      buildings: [],
    })
    expect(quarter.masterplans.map(({ id }) => id)).toEqual([2, 4])
    expect(await server.read(masterplans.listMasterplanPois, { id: 1 })).toEqual([])
    expect((await server.read(masterplans.listNestedMasterplans, { id: 1 })).map(({ id }) => id)).toEqual([
      2, 4,
    ])

    const park = await server.read(masterplans.getMasterplan, { id: 3 })
    expect(park).toMatchObject({ publish: false, media: [], masterplans: [] })
    expect(park.buildings.map(({ id }) => id)).toEqual([3, 4, 5])
  })

  it('is not listed itself, and its point of interest, views and pictures are 404 [NAV-06]', async () => {
    await unpublish('masterplans', [1])
    const listed = await server.read(projects.listProjectMasterplans, { id: 1 })
    expect(listed.map(({ id }) => id)).toEqual([2, 3, 4])
    expect(await server.status(pois.getPoi, { id: 101 })).toBe(404)
    expect(await server.status(pois.getPoi, { id: 1 })).toBe(404)
    expect(await server.status(pois.listPoiMedia, { id: 1 })).toBe(404)
    expect(await server.status(pois.getPoiMediaFile, { id: 1, mediaId: 14 })).toBe(404)
    expect(await server.status(pois.getPoiParent, { id: 102 })).toBe(404)
  })

  it('is still where its project is entered [NAV-06]', async () => {
    await unpublish('masterplans', [1])
    expect((await server.read(projects.getProject, { id: 1 })).rootMasterplanId).toBe(1)
  })
})

describe('an unpublished masterplan without published children', () => {
  it('is a 404 with all its lists [NAV-06]', async () => {
    await unpublish('masterplans', [2])
    await unpublish('buildings', [1, 2])
    for (const call of Object.values(masterplans))
      expect([call.name, await server.status(call, { id: 2 })]).toEqual([call.name, 404])
    const { masterplans: nested } = await server.read(masterplans.getMasterplan, { id: 1 })
    expect(nested.map(({ id }) => id)).toEqual([3, 4])
  })

  it('leaves its project without a way in when it was the last [NAV-06]', async () => {
    await unpublish('masterplans', [1, 2, 3, 4])
    await unpublish('buildings', [1, 2, 3, 4, 5, 6, 7, 8])
    expect((await server.read(projects.getProject, { id: 1 })).rootMasterplanId).toBeNull()
  })
})

it('judges a point of interest without a target by what it lies on, however far up [NAV-06]', async () => {
  await server.owner
    .insertInto('pois')
    .values([
      { id: 9101, project_id: 1, poi_type_id: POI_TYPES.streetview_start_point, parent_id: 201 },
      { id: 9102, project_id: 1, poi_type_id: POI_TYPES.streetview_point, parent_id: 9101 },
    ])
    .execute()
  expect(await server.status(pois.getPoi, { id: 9102 })).toBe(200)
  await unpublish('buildings', [1])
  expect(await server.status(pois.getPoi, { id: 9102 })).toBe(404)
})

const ofAProject = contentSamples.filter(({ params }) => Object.keys(params).length > 0)

it.each(ofAProject)(
  'answers 404 to $call.name when the project is unpublished [NAV-06]',
  async ({ call, params }) => {
    await unpublish('projects', [1])
    expect(await server.status(call, params)).toBe(404)
  },
)
