import { getPoi, getPoiParent, listPoiMedia, listPoiTypes } from '@belvedere/contract/calls/pois'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RIVER_VIEW = 1

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('gives a point of interest with its own title [API-66]', async () => {
  expect(await server.read(getPoi, { id: RIVER_VIEW })).toMatchObject({
    id: RIVER_VIEW,
    poiTypeId: POI_TYPES.masterplan_camera_view,
    projectId: 1,
    parentId: 101,
    title: 'From the river',
    order: 0,
    masterplanId: 1,
    buildingId: null,
    apartmentId: null,
  })
})

it('names it for what it opens when it has no title of its own [API-66]', async () => {
  expect((await server.read(getPoi, { id: 1001 })).title).toBe('R1-101')
  const own = server.owner.deleteFrom('media').where('media_type_id', '=', MEDIA_TYPES.poi_title)
  await own.where('poi_id', 'in', [102, 201]).execute()
  expect((await server.read(getPoi, { id: 102 }, { langId: 6 })).title).toBe('Riva')
  expect((await server.read(getPoi, { id: 201 })).title).toBe('Riva One')
})

it('lists every type with its number [API-67]', async () => {
  const types = await server.read(listPoiTypes)
  expect(Object.fromEntries(types.map(({ name, id }) => [name, id]))).toEqual(POI_TYPES)
})

it.each([
  [POI_TYPES.masterplan, [2, 3, 4, 5, 8]],
  [POI_TYPES.building, [6, 7, 12]],
  [POI_TYPES.apartment, [13]],
  [POI_TYPES.apartment_info, []],
])('lists the types that lie on type %i [API-67]', async (parentType, ids) => {
  expect((await server.read(listPoiTypes, {}, { parentType })).map(({ id }) => id)).toEqual(ids)
})

it('gives what it lies on [API-68]', async () => {
  expect((await server.read(getPoiParent, { id: 1001 })).id).toBe(201)
  expect((await server.read(getPoiParent, { id: 201 })).id).toBe(102)
})

it('answers 404 for the parent of what lies on nothing [API-68]', async () => {
  expect(await server.status(getPoiParent, { id: 101 })).toBe(404)
})

it('gives its picture with its tiles and outlines [API-69]', async () => {
  const [picture] = await server.read(
    listPoiMedia,
    { id: RIVER_VIEW },
    { mediaTypeId: MEDIA_TYPES.poi_image_dzi },
  )
  expect(picture?.media).toMatch(/^\/api\/v1\/frontend\/pois\/1\/media-content\/14\/file\?v=[0-9a-f]{32}$/)
  expect(picture?.mediaData).toMatchObject({
    width: 3840,
    height: 2160,
    tiles: { url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.jpg\.tiles$/), format: 'webp' },
    children: [],
  })
  const outlined = new Set(picture?.mediaData.polygons.map(({ poiId }) => poiId))
  for (const id of [102, 103, 104, 201, 202, 203, 204, 205, 206, 207, 208]) expect(outlined).toContain(id)
})

it('lists the media of mediaTypeId alone [API-69]', async () => {
  const texts = await server.read(listPoiMedia, { id: RIVER_VIEW }, { mediaTypeId: MEDIA_TYPES.poi_title })
  expect(texts).toEqual([expect.objectContaining({ media: null, textualContent: 'From the river' })])
})

it('leaves names ending in .pdf out of its images [API-69]', async () => {
  const ids = async () => (await server.read(listPoiMedia, { id: 201 })).map(({ id }) => id)
  expect(await ids()).toContain(2013)
  await server.owner.updateTable('media').set({ name: 'Brochure.PDF' }).where('id', '=', 2013).execute()
  expect(await ids()).not.toContain(2013)
  expect((await server.read(getPoi, { id: 201 })).media.map(({ id }) => id)).not.toContain(2013)
})

it('gives a base64 data string as it is [API-69]', async () => {
  await server.owner
    .insertInto('media')
    .values({
      project_id: 1,
      media_context_id: 2,
      poi_id: 202,
      media_type_id: MEDIA_TYPES.media_gallery,
      name: 'sketch',
      data_string: 'iVBORw0KGgo=',
    })
    .execute()
  const gallery = await server.read(listPoiMedia, { id: 202 }, { mediaTypeId: MEDIA_TYPES.media_gallery })
  expect(gallery.map(({ media }) => media)).toEqual(['iVBORw0KGgo='])
})
