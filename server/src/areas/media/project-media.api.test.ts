import * as calls from '@belvedere/contract/calls/project-media'
import { getProjectMedia, getProjectMediaFile, listProjectMedia } from '@belvedere/contract/calls/projects'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const VIEW_PICTURE = 14
const PLAN_IN_SERBIAN = 6

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const asEditor = () => people.project_editor.headers
const add = (body: object) => server.read(calls.addProjectMedia, { id: RIVA }, {}, asEditor(), body)
const asReader = (mediaId: number, headers = asEditor()) => server.knowing('media', mediaId, headers)
const change = async (body: { mediaId: number; [field: string]: unknown }) =>
  server.read(calls.changeProjectMedia, { id: RIVA }, {}, await asReader(body.mediaId), body)
const shown = async (langId: number) =>
  (await server.read(listProjectMedia, { id: RIVA }, { langId })).map(({ name }) => name)

it('lists staff all media of the project itself, those for single languages included [API-44]', async () => {
  const { id } = await add({ mediaTypeId: MEDIA_TYPES.image, name: 'samo za nas', langId: PLAN_IN_SERBIAN })
  const media = await server.read(calls.listStaffProjectMedia, { id: RIVA }, {}, people.sales_agent.headers)
  expect(media.map((item) => item.id)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, id]))
  expect(media.every(({ mediaContextId }) => mediaContextId === 1)).toBe(true)
})

describe('an editor adds', () => {
  it('a text in several languages, which the public reads at once [API-44, GEN-03]', async () => {
    const before = await server.ask(listProjectMedia, { id: RIVA })
    const added = await add({
      mediaTypeId: MEDIA_TYPES.description,
      name: 'news',
      order: 7,
      texts: { 1: 'The park is open.', 6: 'Park je otvoren.' },
    })
    expect(added).toMatchObject({ name: 'news', order: 7, media: null, textualContent: 'The park is open.' })
    const read = async (langId: number) =>
      (await server.read(getProjectMedia, { id: RIVA, mediaId: added.id }, { langId })).textualContent
    expect([await read(6), await read(3)]).toEqual(['Park je otvoren.', 'The park is open.'])
    expect((await server.ask(listProjectMedia, { id: RIVA })).headers.etag).not.toBe(before.headers.etag)
  })

  it('the file of another media item of the project, tiles included [API-44]', async () => {
    const added = await add({ mediaTypeId: MEDIA_TYPES.image, name: 'river', mediaId: VIEW_PICTURE })
    expect(added.mediaData).toMatchObject({ width: 3840, height: 2160, polygons: [] })
    expect(added.mediaData.tiles?.url).toMatch(/\.tiles$/)
    expect(await server.status(getProjectMediaFile, { id: RIVA, mediaId: added.id })).toBe(200)
  })

  it('a gallery of media of the project, but of no other [API-44]', async () => {
    const gallery = { mediaTypeId: MEDIA_TYPES.media_gallery, name: 'gallery' }
    expect((await add({ ...gallery, children: [5, 7] })).mediaData.children).toEqual([5, 7])
    const headers = people.super_admin.headers
    const body = { ...gallery, children: [5] }
    expect(await server.status(calls.addProjectMedia, { id: SAVSKI_VIDIK }, {}, headers, body)).toBe(400)
  })
})

describe('an editor changes', () => {
  it('what is named, and keeps the rest [API-44]', async () => {
    const { id: mediaId } = await add({
      mediaTypeId: MEDIA_TYPES.image,
      name: 'bank',
      mediaId: VIEW_PICTURE,
      texts: { 1: 'The bank', 6: 'Obala' },
    })
    const changed = await change({ mediaId, name: 'shore', children: [5], langId: PLAN_IN_SERBIAN })
    expect(changed).toMatchObject({ name: 'shore', langId: 6, texts: { 1: 'The bank', 6: 'Obala' } })
    expect(changed.mediaData).toMatchObject({ children: [5], width: 3840 })
    expect(changed.mediaData.tiles).not.toBeNull()
    const retold = await change({ mediaId, texts: { 1: 'The shore' } })
    expect(retold).toMatchObject({ name: 'shore', texts: { 1: 'The shore' } })
  })

  it('nothing that does not hang on the project itself [API-44, GEN-17]', async () => {
    for (const mediaId of [VIEW_PICTURE, 2_000_000_000]) {
      const body = { mediaId, name: 'mine' }
      const headers = await asReader(mediaId)
      expect(await server.status(calls.changeProjectMedia, { id: RIVA }, {}, headers, body)).toBe(404)
      expect(await server.status(calls.removeProjectMedia, { id: RIVA }, {}, headers, { mediaId })).toBe(404)
    }
    const headers = await asReader(5, people.super_admin.headers)
    const body = { mediaId: 5 }
    expect(await server.status(calls.removeProjectMedia, { id: SAVSKI_VIDIK }, {}, headers, body)).toBe(404)
  })
})

it('removes what an editor names in the body [API-44]', async () => {
  const { id: mediaId } = await add({
    mediaTypeId: MEDIA_TYPES.image,
    name: 'passing',
    mediaId: VIEW_PICTURE,
  })
  expect(await shown(1)).toContain('passing')
  const reply = await server.ask(calls.removeProjectMedia, { id: RIVA }, {}, await asReader(mediaId), {
    mediaId,
  })
  expect(reply.json().data).toMatchObject({ type: 'media', id: String(mediaId) })
  expect(await shown(1)).not.toContain('passing')
  expect(await server.status(getProjectMedia, { id: RIVA, mediaId })).toBe(404)
})
