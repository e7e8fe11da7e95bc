import { randomBytes } from 'node:crypto'
import {
  addUpload,
  getStudioMediaFile,
  getUpload,
  listUploads,
  removeUpload,
} from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { unwatched } from '../../../platform/answers/versions.ts'
import { connectDatabase } from '../../../platform/database/database.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { HARM, HOSTILE_MEDIA_TYPE, HOSTILE_UPLOADS } from '../../../testing/hostile-uploads.ts'
import { IDENTITIES, type Identity, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../../testing/identities.ts'
import { askOffset, bytesPath, pieceHeaders, sendRest, uploadWhole } from '../../../testing/resumable.ts'
import { openStudio, type Studio } from '../../../testing/studio.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { forgetUploads } from './forget-uploads.ts'
import { takeUpload } from './take-upload.ts'

const { image, poi_image_dzi } = MEDIA_TYPES
const VIEW = 1
const MEGABYTE = 2 ** 20

let studio: Studio
let server: Studio['server']
let files: FileStore
let headers: Record<string, string>
beforeAll(async () => {
  studio = await openStudio()
  server = studio.server
  files = openFiles(server.config)
  headers = studio.people.project_editor.headers
})
afterAll(() => studio.close())

const announce = (fields: object, who = headers) =>
  server.ask(addUpload, { projectId: RIVA }, {}, who, { name: 'a.jpg', mediaTypeId: image, ...fields })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#774411' } })
    .jpeg()
    .toBuffer()

const rowOf = (id: number) =>
  server.owner.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const partsOf = async (id: number) => (await rowOf(id)).parts
const folderOf = async (id: number) => (await rowOf(id)).folder

const countMedia = async () => (await server.owner.selectFrom('media').select('id').execute()).length

const namesInStore = async () => {
  const names = []
  for await (const name of files.names()) names.push(name)
  return names
}

const take = () => takeUpload({ members: server.members, files, limits: server.config.uploads })

/** Announced and sent whole; the worker has not come yet. */
async function sent(bytes: Buffer): Promise<{ id: number }> {
  const { id } = (await announce({ bytes: bytes.length })).json().data.attributes
  const reply = await server.app.inject({
    method: 'PATCH',
    url: bytesPath(id),
    headers: { ...headers, ...pieceHeaders(0) },
    payload: bytes,
  })
  expect(reply.statusCode).toBe(204)
  return { id }
}

describe('a line that is cut', () => {
  it('five times, with two processes, brings the file whole and loses nothing of it [PLC-02]', async () => {
    const bytes = randomBytes(24 * MEGABYTE)
    const { id } = (await announce({ bytes: bytes.length })).json().data.attributes
    const [db, members] = [server.config.visitorUrl, server.config.memberUrl].map((url) =>
      connectDatabase(url, { max: 2 }),
    )
    if (!db || !members) throw new Error('No pools')
    const { config } = server
    const other = await buildApp({ config, db, members, files, versions: unwatched, logger: false })
    const listening = { port: 0, host: '127.0.0.1' }
    const origins = [await server.app.listen(listening), await other.listen(listening)]
    try {
      let offset = 0
      for (let cut = 0; cut < 5; cut += 1) {
        const origin = origins[cut % 2] ?? ''
        const before = offset
        await sendRest({ origin, id, headers, bytes, offset, cutAfter: 4 * MEGABYTE })
        // What was under way when the line broke is kept within a moment.
        for (let look = 0; look < 100 && offset === before; look += 1) {
          await new Promise((resolve) => setTimeout(resolve, 50))
          offset = await askOffset(origins[(cut + 1) % 2] ?? '', id, headers)
        }
        expect(offset - before).toBeGreaterThan(2 * MEGABYTE)
      }
      expect(await sendRest({ origin: origins[1] ?? '', id, headers, bytes, offset })).toBe(204)
      const state = await server.read(getUpload, { projectId: RIVA, id }, {}, headers)
      expect(state).toMatchObject({ state: 'sent', received: bytes.length })
      const kept = await Promise.all((await partsOf(id)).map((part) => files.read(part)))
      expect(Buffer.concat(kept.filter((part) => part !== undefined)).equals(bytes)).toBe(true)
    } finally {
      await other.close()
      await Promise.all([db.destroy(), members.destroy()])
    }
  })

  it('is told apart from one that sends the wrong piece: that is refused and changes nothing [PLC-02]', async () => {
    const bytes = await picture(64, 48)
    const { id } = (await announce({ bytes: bytes.length })).json().data.attributes
    const send = (offset: number, payload: Buffer) =>
      server.app.inject({
        method: 'PATCH',
        url: bytesPath(id),
        headers: { ...headers, ...pieceHeaders(offset) },
        payload,
      })
    expect((await send(0, bytes.subarray(0, 100))).statusCode).toBe(204)
    expect((await send(0, bytes)).statusCode).toBe(409)
    expect((await send(200, bytes.subarray(200))).statusCode).toBe(409)
    expect((await send(100, Buffer.concat([bytes, bytes]))).statusCode).toBe(413)
    const state = await server.read(getUpload, { projectId: RIVA, id }, {}, headers)
    expect(state).toMatchObject({ state: 'arriving', received: 100 })
    const twice = await Promise.all([send(100, bytes.subarray(100)), send(100, bytes.subarray(100))])
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    const jobs = sql`select 1 from jobs.job where name = 'take-upload' and data = ${{ uploadId: id }}`
    expect((await jobs.execute(server.owner)).rows).toHaveLength(1)
  })
})

describe('what has arrived', () => {
  it('is cut into tiles, shown to staff, and to visitors when it is published [PLC-02]', async () => {
    const fields = { mediaTypeId: poi_image_dzi, poiId: VIEW, name: 'Pogled sa reke.jpg' }
    const done = await uploadWhole(server, files, { headers, bytes: await picture(1500, 900), fields })
    expect(done).toMatchObject({ state: 'ready', percent: 100, problem: null })
    const id = Number(done.mediaId)
    const item = await studio.get('media', id)
    expect(item).toMatchObject({
      name: 'Pogled sa reke.jpg',
      poiId: VIEW,
      publish: true,
      draft: { fields: ['publish'] },
      file: { mime: 'image/jpeg', width: 1500, height: 900 },
    })
    const { tiles } = item.file as { tiles: { url: string } }
    const tile = (who = {}) => server.app.inject({ url: `${tiles.url}/11/2_1.webp`, headers: who })
    expect([(await tile()).statusCode, (await tile(headers)).statusCode]).toEqual([404, 200])
    await studio.publish([{ kind: 'media', id }])
    expect((await tile()).statusCode).toBe(200)
    expect(await namesInStore()).not.toContain(await folderOf(done.id))
    expect(
      (await server.read(listUploads, { projectId: RIVA }, {}, headers)).map(({ id: one }) => one),
    ).toContain(done.id)
  })

  it('is taken once, however often the worker begins anew [PLC-02]', async () => {
    const bytes = await picture(64, 48)
    const { id } = await uploadWhole(server, files, { headers, bytes, fields: { mediaTypeId: image } })
    const before = await countMedia()
    await take()({ uploadId: id })
    expect(await countMedia()).toEqual(before)
  })

  it('is taken once by two workers of whom one was taken for dead [PLC-02]', async () => {
    const { id } = await sent(await picture(640, 480))
    const before = await countMedia()
    await Promise.all([take()({ uploadId: id }), take()({ uploadId: id })])
    expect(await countMedia()).toBe(before + 1)
    const state = await server.read(getUpload, { projectId: RIVA, id }, {}, headers)
    expect(state).toMatchObject({ state: 'ready', problem: null })
  })

  it('is told as failed when the store has lost a part of it, and not tried for ever [PLC-02]', async () => {
    const { id } = await sent(await picture(64, 48))
    await files.remove(await folderOf(id))
    await take()({ uploadId: id })
    const state = await server.read(getUpload, { projectId: RIVA, id }, {}, headers)
    expect(state).toMatchObject({ state: 'failed', problem: 'unavailable' })
  })

  it('is not mixed up with that of another database in the same store [PLC-02]', async () => {
    const other = await createTestApp({ files })
    try {
      const theirs = (await makeIdentities(other)).project_editor.headers
      const first = await sent(await picture(64, 48))
      const latest = sql`alter table uploads alter column id restart with ${sql.lit(first.id)}`
      await latest.execute(other.owner)
      const bytes = await picture(32, 24)
      const same = await uploadWhole(other, files, { headers: theirs, bytes, fields: { mediaTypeId: image } })
      expect([same.id, same.state]).toEqual([first.id, 'ready'])
      await take()({ uploadId: first.id })
      const state = await server.read(getUpload, { projectId: RIVA, id: first.id }, {}, headers)
      expect(state).toMatchObject({ state: 'ready' })
    } finally {
      await other.close()
    }
  })

  it.each(HOSTILE_UPLOADS)('$title: $outcome, as in one piece [PLC-02]', async (upload) => {
    const { bytes, filename, mediaTypeId = HOSTILE_MEDIA_TYPE } = upload
    const outcome = upload.drawn ?? upload.outcome
    const value = Buffer.from(await bytes())
    if (value.length === 0) {
      expect((await announce({ bytes: 0 })).statusCode).toBe(400)
      return
    }
    const fields = { mediaTypeId, name: filename?.replaceAll(/\p{C}/gu, '').slice(0, 200) || 'picture.png' }
    const done = await uploadWhole(server, files, { headers, bytes: value, fields })
    if (outcome !== 'harmless') {
      expect(done).toMatchObject({ state: 'failed', problem: outcome, mediaId: null })
      return
    }
    expect(done.state).toBe('ready')
    const served = await server.ask(
      getStudioMediaFile,
      { projectId: RIVA, id: Number(done.mediaId) },
      {},
      headers,
    )
    expect([served.statusCode, served.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    expect(served.rawPayload.includes(HARM)).toBe(false)
  })
})

describe('who and how much', () => {
  const MAY: readonly Identity[] = ['project_editor', 'project_admin', 'super_admin']

  it('bytes are sent, and asked for, by authors of the project alone [PLC-02, ACC-10]', async () => {
    const outsiders = await makeIdentities(server, SAVSKI_VIDIK)
    const { id } = (await announce({ bytes: 100 })).json().data.attributes
    for (const [people, may] of [
      [studio.people, MAY],
      [outsiders, ['super_admin']],
    ] as const)
      for (const identity of IDENTITIES) {
        const url = bytesPath(id)
        const asked = await server.app.inject({
          method: 'HEAD',
          url,
          headers: { ...people[identity].headers, 'tus-resumable': '1.0.0' },
        })
        const sent = await server.app.inject({
          method: 'PATCH',
          url,
          headers: { ...people[identity].headers, ...pieceHeaders(1) },
          payload: 'x',
        })
        const no = identity === 'visitor' ? 401 : 403
        const expected = may.some((one) => one === identity) ? [200, 409] : [no, no]
        expect([identity, asked.statusCode, sent.statusCode]).toEqual([identity, ...expected])
      }
  })

  it('an upload of another project, or of none, is not found [PLC-02]', async () => {
    const { id } = (await announce({ bytes: 100 })).json().data.attributes
    for (const url of [bytesPath(id, SAVSKI_VIDIK), bytesPath(2_000_000)]) {
      const who = { ...studio.people.super_admin.headers, 'tus-resumable': '1.0.0' }
      expect((await server.app.inject({ method: 'HEAD', url, headers: who })).statusCode).toBe(404)
    }
  })

  it('a file above the limit is refused before a byte of it comes [PLC-02]', async () => {
    expect((await announce({ bytes: server.config.uploads.bytes })).statusCode).toBe(201)
    const reply = await announce({ bytes: server.config.uploads.bytes + 1 })
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([413, 'file-too-large'])
  })

  it('what is given up, or forgotten for days, leaves nothing behind [PLC-02]', async () => {
    const begin = async () => {
      const { id } = (await announce({ bytes: 100 })).json().data.attributes as { id: number }
      const sent = { ...headers, ...pieceHeaders(0) }
      await server.app.inject({ method: 'PATCH', url: bytesPath(id), headers: sent, payload: 'ten bytes.' })
      return id
    }
    const [given, forgotten, recent] = [await begin(), await begin(), await begin()]
    const folders = await Promise.all([given, forgotten, recent].map(folderOf))
    expect(await namesInStore()).toEqual(expect.arrayContaining(folders))
    await server.read(removeUpload, { projectId: RIVA, id: given }, {}, headers)
    await sql`update uploads set changed_at = now() - interval '73 hours' where id = ${forgotten}`.execute(
      server.owner,
    )
    await sql`update uploads set changed_at = now() - interval '71 hours' where id = ${recent}`.execute(
      server.owner,
    )
    await forgetUploads({ members: server.members, files })()
    const left = await namesInStore()
    expect(folders.map((folder) => left.includes(folder))).toEqual([false, false, true])
    expect(await server.status(getUpload, { projectId: RIVA, id: forgotten }, {}, headers)).toBe(404)
  })
})
