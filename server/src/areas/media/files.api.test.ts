import { getPoiMediaFile, listPoiMedia } from '@belvedere/contract/calls/pois'
import { getProjectMediaFile } from '@belvedere/contract/calls/projects'
import { RESIZE_WIDTHS } from '@belvedere/contract/inputs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const PICTURE = { id: 1, mediaId: 14 }
const PLAN = { id: 1001, mediaId: 10011 }

let server: TestApp
let fingerprint: string
beforeAll(async () => {
  server = await createTestApp()
  const media = await server.read(listPoiMedia, { id: PICTURE.id })
  fingerprint = media.find(({ id }) => id === PICTURE.mediaId)?.media?.split('?v=')[1] ?? ''
})
afterAll(() => server.close())

it('serves the file of a media item [API-58, API-70]', async () => {
  const ofPoi = await server.ask(getPoiMediaFile, PICTURE)
  expect(await sharp(ofPoi.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 3840,
    height: 2160,
  })
  const logo = await server.ask(getProjectMediaFile, { id: 1, mediaId: 6 })
  expect(logo.headers['content-type']).toBe('image/svg+xml')
  expect(logo.payload).toContain('<svg')
})

it('is kept for good under its own fingerprint and asked for again under any other [API-70]', async () => {
  const cachingOf = async (query: Record<string, string>) =>
    (await server.ask(getPoiMediaFile, PICTURE, query)).headers['cache-control']
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/)
  expect(await cachingOf({ v: fingerprint })).toBe(IMMUTABLE)
  expect(await cachingOf({ v: '0'.repeat(32) })).toBe('public, max-age=0, must-revalidate')
  expect(await cachingOf({})).toBe('public, max-age=0, must-revalidate')
})

it('answers 304 to whoever has the file [API-70]', async () => {
  const { headers } = await server.ask(getPoiMediaFile, PICTURE)
  const again = await server.ask(getPoiMediaFile, PICTURE, {}, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const smaller = await server.ask(
    getPoiMediaFile,
    PICTURE,
    { resize: 320 },
    { 'if-none-match': String(headers.etag) },
  )
  expect(smaller.statusCode).toBe(200)
})

it.each(RESIZE_WIDTHS)('gives a picture in the width %i as webp [API-70]', async (resize) => {
  const reply = await server.ask(getPoiMediaFile, PICTURE, { resize, v: fingerprint })
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': IMMUTABLE })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: resize })
})

it('gives it as AVIF to whoever asks for that, under a tag of its own [API-70]', async () => {
  const [webp, avif] = await Promise.all([
    server.ask(getPoiMediaFile, PICTURE, { resize: 320, v: fingerprint }),
    server.ask(getPoiMediaFile, PICTURE, { resize: 320, format: 'avif', v: fingerprint }),
  ])
  expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': IMMUTABLE })
  expect(avif.headers.etag).not.toBe(webp.headers.etag)
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 320 })
  expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length)
})

it('refuses a format that it does not make [API-70]', async () => {
  expect(await server.status(getPoiMediaFile, PICTURE, { resize: 320, format: 'gif' })).toBe(400)
})

it.each([333, 0, 100_000])('refuses the width %i, which is not on the ladder [API-70]', async (resize) => {
  const reply = await server.ask(getPoiMediaFile, PICTURE, { resize })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors[0]).toMatchObject({
    code: 'invalid-input',
    detail: expect.stringContaining('resize'),
  })
})

it('gives a drawing as it is in every width, and lets it run nothing [API-70]', async () => {
  const reply = await server.ask(getPoiMediaFile, PLAN, { resize: 640 })
  expect(reply.headers['content-type']).toBe('image/svg+xml')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
})

it('keeps a file of another owner out of its own [GEN-17, API-58, API-70]', async () => {
  expect(await server.status(getPoiMediaFile, { id: 2, mediaId: PICTURE.mediaId })).toBe(404)
  expect(await server.status(getProjectMediaFile, { id: 1, mediaId: PICTURE.mediaId })).toBe(404)
  expect(await server.status(getProjectMediaFile, { id: 101, mediaId: 5 })).toBe(404)
})

it('answers 404 for a text, which has no file [API-58]', async () => {
  expect(await server.status(getProjectMediaFile, { id: 1, mediaId: 2 })).toBe(404)
})

it('serves the tiles of a pyramid, which never change', async () => {
  const [picture] = (await server.read(listPoiMedia, { id: PICTURE.id })).filter(
    ({ mediaData }) => mediaData.tiles,
  )
  const { url = '', format = '', tileSize = 0 } = picture?.mediaData.tiles ?? {}
  const tile = await server.app.inject({ url: `${url}/12/0_0.${format}` })
  expect(tile.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': IMMUTABLE })
  const { width = 0 } = await sharp(tile.rawPayload).metadata()
  expect(width).toBeGreaterThanOrEqual(tileSize)
  expect((await server.app.inject({ url: `${url}/12/99_99.${format}` })).statusCode).toBe(404)
})

it('serves tiles of what is published alone, and of what waits to those who work on it [SEC-08]', async () => {
  const people = await makeIdentities(server)
  const picture = (await server.read(listPoiMedia, { id: PICTURE.id })).find(
    ({ id }) => id === PICTURE.mediaId,
  )
  const url = `${picture?.mediaData.tiles?.url}/12/0_0.webp`
  const ask = (headers = {}) => server.app.inject({ url, headers })
  const copies = server.owner.selectFrom('media').where('file_key', 'like', `${fingerprint}%`)
  const [ids, poiIds] = [copies.select('id'), copies.select('poi_id')]
  const { owner } = server
  for (const [table, which] of [
    ['projects', owner.selectFrom('projects').where('id', '=', RIVA).select('id')],
    ['pois', poiIds],
    ['media', ids],
  ] as const) {
    const publish = (value: boolean) =>
      owner.updateTable(table).set({ publish: value }).where('id', 'in', which).execute()
    await publish(false)
    expect([table, (await ask()).statusCode]).toEqual([table, 404])
    expect((await ask(people.user.headers)).statusCode).toBe(404)
    const waiting = await ask(people.project_editor.headers)
    expect([waiting.statusCode, waiting.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await publish(true)
    expect([table, (await ask()).statusCode]).toEqual([table, 200])
  }
})

it.each([
  '/files/%2e%2e%2f%2e%2e%2fpackage.json/0/0_0.webp',
  '/files/../../package.json',
  '/files/95dcb3b033bd2a2e4ec90789e2b48f7e.jpg',
  '/files/a/b/c',
])('serves nothing but tiles from the store: %s', async (url) => {
  expect((await server.app.inject({ url })).statusCode).toBe(404)
})
