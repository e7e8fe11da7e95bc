import * as calls from '@belvedere/contract/calls/media'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { makeMedia } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const asAgent = () => people.sales_agent.headers
const read = (id: number, query = {}) => server.read(calls.getMedia, { id }, query, asAgent())
const idsOf = async (call: typeof calls.listGalleryContent | typeof calls.listParentGalleries, id: number) =>
  (await server.read(call, { id }, {}, asAgent())).map((item) => item.id)

it('gives a media item wherever it hangs: on the project, a point of interest, a menu [API-22]', async () => {
  expect(await read(5)).toMatchObject({ projectId: RIVA, mediaContextId: 1, poiId: null, menuItemId: null })
  expect(await read(14)).toMatchObject({ mediaContextId: 2, poiId: 1, mediaData: { width: 3840 } })
  expect(await read(8)).toMatchObject({ mediaContextId: 3, menuItemId: 101 })
  expect(await read(10_011)).toMatchObject({ poiId: 1001, langId: 1 })
})

it('gives its text in the asked language, and in all of them [API-22, GEN-03]', async () => {
  const slogan = await read(3, { langId: 6 })
  expect(slogan.textualContent).toBe('Kvart okrenut reci')
  expect(slogan.texts).toEqual({ 1: 'A quarter that faces the river', 6: 'Kvart okrenut reci' })
  expect((await read(3, { langId: 3 })).textualContent).toBe('A quarter that faces the river')
})

it('gives what is in a gallery, in its order, and the galleries something is in [API-23, API-24]', async () => {
  const gallery = await makeMedia(server, [14, 5, 7])
  const other = await makeMedia(server, [5, gallery])
  expect(await idsOf(calls.listGalleryContent, gallery)).toEqual([14, 5, 7])
  expect(await idsOf(calls.listGalleryContent, 5)).toEqual([])
  expect(await idsOf(calls.listParentGalleries, 5)).toEqual([gallery, other])
  expect(await idsOf(calls.listParentGalleries, gallery)).toEqual([other])
  expect(await idsOf(calls.listParentGalleries, other)).toEqual([])
})

it('shows nothing of another project in a gallery [API-24]', async () => {
  const { id } = await server.owner
    .insertInto('media')
    .values({
      project_id: SAVSKI_VIDIK,
      media_context_id: 1,
      media_type_id: MEDIA_TYPES.image,
      name: 'not ours',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await idsOf(calls.listGalleryContent, await makeMedia(server, [id, 5]))).toEqual([5])
})

it('lists every type of media with its number, to anyone [API-25]', async () => {
  const types = await server.read(calls.listMediaTypes)
  expect(Object.fromEntries(types.map(({ name, id }) => [name, id]))).toEqual(MEDIA_TYPES)
})
