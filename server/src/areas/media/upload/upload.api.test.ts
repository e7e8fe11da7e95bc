import { getMedia, uploadMedia } from '@belvedere/contract/calls/media'
import { getPoiMediaFile, listPoiMedia } from '@belvedere/contract/calls/pois'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '../../../platform/files/open-files.ts'
import * as made from '../../../testing/crafted-pictures.ts'
import { flood } from '../../../testing/flood.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../../testing/identities.ts'
import { MULTIPART, multipart, type Part, uploadBody } from '../../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildTiles } from '../build-tiles.ts'

const { poi_image, poi_image_dzi, image, media_gallery, description } = MEDIA_TYPES
const VIEW = 1

let server: TestApp
let people: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const send = (body: Buffer, identity = people.project_editor) =>
  server.ask(uploadMedia, {}, {}, { ...identity.headers, ...MULTIPART }, body)

async function upload(fields: object, file: Omit<Part, 'field'>) {
  const reply = await send(uploadBody({ projectId: RIVA, mediaTypeId: image, ...fields }, file))
  if (reply.statusCode !== 201) throw new Error(reply.payload)
  return reply.json().data.attributes
}

const codeOf = (reply: { json: () => { errors?: { code: string }[] } }) => reply.json().errors?.[0]?.code

describe('a picture', () => {
  it.each([
    ['JPEG', made.smallJpeg, 'jpeg', 'jpg'],
    ['PNG', made.smallPng, 'png', 'png'],
    ['WebP', made.smallWebp, 'jpeg', 'jpg'],
    ['AVIF', made.smallAvif, 'jpeg', 'jpg'],
    ['TIFF', made.smallTiff, 'jpeg', 'jpg'],
  ])('in %s is taken, written anew, named by its content and served for good [API-26]', async (...given) => {
    const [, bytes, format, extension] = given
    const item = await upload({ poiId: VIEW }, { value: await bytes(), filename: 'Pogled sa reke.xyz' })
    expect(item).toMatchObject({
      projectId: RIVA,
      poiId: VIEW,
      mediaContextId: 2,
      mediaTypeId: image,
      langId: null,
      name: `Pogled sa reke.${extension}`,
      mediaData: { width: 64, height: 48, tiles: null },
      processing: null,
    })
    const served = await server.app.inject({ url: item.media })
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format, width: 64, height: 48 })
  })

  it('keeps its transparency [API-26]', async () => {
    const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0.5 } }
    const { media } = await upload({}, { value: await sharp({ create: clear }).webp().toBuffer() })
    const { rawPayload } = await server.app.inject({ url: media })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('stands upright and no longer tells where it was taken [API-26]', async () => {
    const tagged = await sharp(await made.smallJpeg())
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '44/1 49/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { media, mediaData } = await upload({}, { value: tagged })
    expect(mediaData).toMatchObject({ width: 48, height: 64 })
    const { rawPayload } = await server.app.inject({ url: media })
    const { exif, orientation } = await sharp(rawPayload).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('in SVG stays a drawing [API-26]', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="9" height="6"/></svg>'
    const { media, mediaData, name } = await upload({}, { value: drawing, filename: 'plan.svg' })
    expect([mediaData.width, mediaData.height, name]).toEqual([90, 60, 'plan.svg'])
    const served = await server.app.inject({ url: media })
    expect(served.headers['content-type']).toBe('image/svg+xml')
    expect(served.payload).toBe(drawing)
  })
})

describe('a PDF', () => {
  const value = '%PDF-1.7\n1 0 obj\n%%EOF\n'

  it('is kept for download and left out of the images of its point of interest [API-26, API-69]', async () => {
    const item = await upload({ poiId: VIEW, mediaTypeId: media_gallery }, { value, filename: 'brochure' })
    expect(item.name).toBe('brochure.pdf')
    const served = await server.ask(getPoiMediaFile, { id: VIEW, mediaId: item.id })
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]{32}\.pdf"$/),
      'x-content-type-options': 'nosniff',
    })
    expect(served.payload).toBe(value)
    const listed = await server.read(listPoiMedia, { id: VIEW })
    expect(listed.map(({ id }) => id)).not.toContain(item.id)
  })

  it.each([poi_image, poi_image_dzi])('is refused as an image of type %i [API-26]', async (mediaTypeId) => {
    const reply = await send(uploadBody({ projectId: RIVA, poiId: VIEW, mediaTypeId }, { value }))
    expect([reply.statusCode, codeOf(reply)]).toEqual([415, 'file-type-refused'])
  })
})

describe('a picture to zoom into', () => {
  it('gets its tiles from the worker, which tells how far it is [API-26, API-22]', async () => {
    const value = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#774411' } })
      .jpeg()
      .toBuffer()
    const { id, processing } = await upload({ poiId: VIEW, mediaTypeId: poi_image_dzi }, { value })
    expect(processing).toEqual({ state: 'queued', percent: 0 })
    const jobs = sql`select data from jobs.job where name = 'build-tiles'`
    expect((await jobs.execute(server.owner)).rows).toContainEqual({ data: { mediaId: id } })

    await buildTiles({ members: server.members, files: openFiles(server.config) })({ mediaId: id })
    const item = await server.read(getMedia, { id }, {}, people.project_editor.headers)
    expect(item.processing).toEqual({ state: 'done', percent: 100 })
    const { url, format } = item.mediaData.tiles ?? {}
    const tile = await server.app.inject({ url: `${url}/11/2_1.${format}` })
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/webp'])
  })
})

describe('who and where', () => {
  const body = async (fields: object) =>
    uploadBody({ projectId: RIVA, mediaTypeId: image, ...fields }, { value: await made.smallPng() })

  it("is for editors of the project that its field names, not of another's [API-26]", async () => {
    for (const identity of ['project_editor', 'project_admin', 'super_admin'] as const)
      expect((await send(await body({}), people[identity])).statusCode).toBe(201)
    for (const identity of ['user', 'user on the project', 'sales_agent'] as const)
      expect(codeOf(await send(await body({}), people[identity]))).toBe('forbidden')
    for (const identity of ['project_editor', 'project_admin'] as const)
      expect(codeOf(await send(await body({}), outsiders[identity]))).toBe('forbidden')
    expect(codeOf(await send(await body({}), people.visitor))).toBe('unauthorized')
  })

  it.each([
    ['a project that is not there', { projectId: 2_000_000 }, 404, 'not-found'],
    ['a point of interest that is not there', { poiId: 2_000_000 }, 404, 'not-found'],
    ['a type that is a text', { mediaTypeId: description }, 400, 'invalid-input'],
    ['a type that is no number', { mediaTypeId: 'x' }, 400, 'invalid-input'],
    ['a language that is not there', { langId: 99 }, 400, 'invalid-input'],
    ['no project', { projectId: '' }, 400, 'invalid-input'],
    ['a name too long', { name: 'x'.repeat(201) }, 400, 'invalid-input'],
    ['a name far too long', { name: 'x'.repeat(2000) }, 400, 'invalid-input'],
    ['a field of no meaning', { publish: true }, 400, 'invalid-input'],
  ])('with %s is refused [API-26]', async (_, fields, status, code) => {
    const reply = await send(await body(fields), people.super_admin)
    expect([reply.statusCode, codeOf(reply)]).toEqual([status, code])
  })

  it.each([
    ['../../../etc/passwd', 'passwd.png'],
    ['C:\\Windows\\..\\win.ini', 'win.png'],
    ['/absolute/name.pdf', 'name.png'],
    ['..', 'file.png'],
    ['.htaccess', 'htaccess.png'],
    ['a%00b.png', 'a%00b.png'],
    ['', 'file.png'],
  ])('under the name %j leads nowhere and is called %j [API-26]', async (filename, name) => {
    expect(await upload({}, { value: await made.smallPng(), filename })).toMatchObject({ name })
  })
})

describe('a body', () => {
  const file = { field: 'file', value: 'x', filename: 'a.png' }
  const projectId = { field: 'projectId', value: String(RIVA) }
  const type = { field: 'mediaTypeId', value: String(image) }

  it.each([
    ['without a file', [projectId, type], 400],
    ['with its fields after the file', [file, projectId, type], 400],
    ['with a field after the file', [projectId, type, file, { field: 'name', value: 'late' }], 400],
    ['with two files', [projectId, type, file, file], 413],
    ['with a field twice', [projectId, projectId, type, file], 400],
    ['with too many fields', [...Array(20).keys()].map((n) => ({ field: `f${n}`, value: 'x' })), 413],
    ['with a field named __proto__', [{ field: '__proto__', value: 'x' }, projectId, type, file], 400],
    ['with the file under another name', [projectId, type, { ...file, field: 'picture' }], 400],
  ])('%s is refused [API-26]', async (_, parts: Part[], status) => {
    const reply = await send(multipart(parts))
    expect([reply.statusCode, codeOf(reply)]).toEqual([status, 'invalid-input'])
  })

  it('that is no multipart, or ends in the middle, is refused [API-26]', async () => {
    const headers = people.project_editor.headers
    expect(codeOf(await server.ask(uploadMedia, {}, {}, headers, { projectId: 1 }))).toBe('invalid-input')
    const cut = uploadBody({ projectId: RIVA, mediaTypeId: image }, { value: await made.smallPng() })
    expect(codeOf(await send(cut.subarray(0, cut.length - 40)))).toBe('invalid-input')
  })
})

describe('a body of 5 GB', () => {
  const SIZE = 5 * 2 ** 30

  let url: string
  beforeAll(async () => {
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/media/upload`
  })
  const send = (headers: Record<string, number>) =>
    flood({
      url,
      headers: { ...people.project_editor.headers, ...headers },
      fields: { projectId: RIVA, mediaTypeId: image },
      bytes: SIZE,
    })

  it('that says so is refused before it is read [API-26]', async () => {
    const { status, code, sent } = await send({ 'content-length': SIZE })
    expect([status, code]).toEqual([413, 'file-too-large'])
    expect(sent).toBeLessThan(50 * 2 ** 20)
  })

  it('that does not say so is refused at the limit [API-26]', async () => {
    const { status, code, sent } = await send({})
    expect([status, code]).toEqual([413, 'file-too-large'])
    expect(sent).toBeLessThan(2 * server.config.uploads.bytes)
  })
})
