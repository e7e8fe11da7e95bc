import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { getPoiMediaFile } from '@belvedere/contract/calls/pois'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileKey, resizedKey, tilesKey } from '../../platform/files/file-key.ts'
import { type FileStore, localFiles } from '../../platform/files/files.ts'
import { makeIdentities, RIVA } from '../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestBucket, TEST_S3_URL } from '../../testing/test-s3.ts'
import { sweepFiles } from './sweep-files.ts'

type Store = { files: FileStore; close: () => unknown }

async function folder(): Promise<Store> {
  const path = await mkdtemp(join(tmpdir(), 'belvedere-sweep-'))
  return { files: localFiles(path), close: () => rm(path, { recursive: true }) }
}

describe('in a folder', () => sweeping(folder))
describe.skipIf(!TEST_S3_URL)('in a bucket of a real S3 server', () => sweeping(createTestBucket))

function sweeping(openStore: () => Promise<Store>) {
  let server: TestApp
  let store: Store
  let files: FileStore
  let beforeRemoving = async () => {}
  beforeAll(async () => {
    store = await openStore()
    files = {
      ...store.files,
      remove: async (name) => {
        await beforeRemoving()
        await store.files.remove(name)
      },
    }
    server = await createTestApp({ files })
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })

  const sweep = () => sweepFiles({ members: server.members, files })
  const aDayPasses = async (...keys: string[]) => {
    const notes = sql`update unnamed_files set since = since - interval '25 hours' where file_key = any (${keys})`
    expect(Number((await notes.execute(server.owner)).numAffectedRows)).toBe(keys.length)
  }

  /** A picture with all that is made of it. */
  async function put(text: string) {
    const key = fileKey(Buffer.from(text), 'jpg')
    const tiles = tilesKey(key)
    const all = [key, `${tiles}/0/0_0.webp`, `${tiles}/11/0_0.webp`, resizedKey(key, 640, 'webp')]
    for (const one of all) await files.put(one, Buffer.from(text))
    return { key, count: async () => (await Promise.all(all.map(files.has))).filter(Boolean).length }
  }

  const name = (key: string) =>
    server.owner.updateTable('media').set({ file_key: key }).where('id', '=', 1).execute()

  async function upload(value: Buffer) {
    const { headers } = (await makeIdentities(server)).project_editor
    const body = uploadBody({ projectId: RIVA, poiId: 1, mediaTypeId: MEDIA_TYPES.image }, { value })
    const reply = await server.ask(uploadMedia, {}, {}, { ...headers, ...MULTIPART }, body)
    return reply.json().data.attributes.id as number
  }

  /** Uploads a file and takes its row away; it was noted as unnamed a day ago. */
  async function uploadedAndLeft(value: Buffer) {
    const id = await upload(value)
    const row = server.owner.deleteFrom('media').where('id', '=', id).returning('file_key as key')
    const { key } = await row.executeTakeFirstOrThrow()
    await sweep()
    await aDayPasses(key ?? '')
  }

  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
    return rows[0]?.count ?? 0
  }

  const served = (mediaId: number) => server.status(getPoiMediaFile, { id: 1, mediaId })

  it('removes what no row has named for a day, with its tiles and widths, and nothing else', async () => {
    const [named, left] = [await put('named'), await put('left')]
    await name(named.key)
    await files.put('notes.txt', Buffer.from('of someone else'))
    expect(await sweep()).toEqual({ stored: 2, unnamed: 1, removed: 0 })
    expect(await left.count()).toBe(4)

    await aDayPasses(left.key)
    expect(await sweep()).toEqual({ stored: 2, unnamed: 1, removed: 1 })
    expect([await named.count(), await left.count()]).toEqual([4, 0])
    expect(await files.has('notes.txt')).toBe(true)
    expect(await sweep()).toEqual({ stored: 1, unnamed: 0, removed: 0 })
  })

  it('keeps what was named again meanwhile, and gives it a new day when it is left once more', async () => {
    const picture = await put('left and taken up')
    await sweep()
    await aDayPasses(picture.key)
    await name(picture.key)
    expect(await sweep()).toMatchObject({ removed: 0 })
    await name((await put('another')).key)
    expect(await sweep()).toMatchObject({ removed: 0 })
    expect(await picture.count()).toBe(4)
    await aDayPasses(picture.key)
    expect(await sweep()).toMatchObject({ removed: 1 })
    expect(await picture.count()).toBe(0)
  })

  it('an upload that comes while the same file is removed waits, and brings it again', async () => {
    const value = Buffer.from('%PDF-1.7 a brochure %%EOF')
    await uploadedAndLeft(value)
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    beforeRemoving = () => {
      reached.resolve()
      return released.promise
    }
    const swept = sweep()
    await reached.promise
    const uploaded = upload(value)
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 10_000 })
    released.resolve()
    expect(await swept).toMatchObject({ removed: 1 })
    expect(await served(await uploaded)).toBe(200)
  })

  it('an upload of a file that waits to be removed keeps it', async () => {
    const value = Buffer.from('%PDF-1.7 a price list %%EOF')
    await uploadedAndLeft(value)
    const again = await upload(value)
    expect(await sweep()).toMatchObject({ removed: 0 })
    expect(await served(again)).toBe(200)
  })

  it('removes nothing for a database that names no file at all', async () => {
    await server.owner.updateTable('media').set({ file_key: null }).execute()
    await expect(sweep()).rejects.toThrow('hardly the database')
  })
}
