import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'belvedere-zip-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Unpacked by a program that is not ours. */
async function unpacked(zip: Buffer): Promise<Record<string, Buffer>> {
  const into = await mkdtemp(join(folder, 'out-'))
  await writeFile(join(folder, 'files.zip'), zip)
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', join(folder, 'files.zip'), into])
  const names = await readdir(into)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(into, name))] as const)),
  )
}

const plan = () =>
  server.owner.selectFrom('media').where('id', '=', 10011).selectAll().executeTakeFirstOrThrow()

it("packs the apartment's pictures into one zip, whole and under their names [API-85]", async () => {
  const { id: _, name, file_key, ...row } = await plan()
  const more = [
    { name: 'View/../east.jpg', sort_order: 5 },
    { name: 'Brochure.pdf', sort_order: 6 },
  ]
  for (const one of more)
    await server.owner
      .insertInto('media')
      .values({ ...row, file_key, ...one })
      .execute()
  const reply = await server.ask(getApartmentFiles, { id: 1001 })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="apartment-1001.zip"',
  })
  const files = await unpacked(reply.rawPayload)
  const ending = /\.\w+$/.exec(file_key ?? '')?.[0] ?? ''
  expect(Object.keys(files).toSorted()).toEqual(
    [`${name.replace(/\.\w+$/, '')}${ending}`, `View .. east${ending}`].toSorted(),
  )
  const stored = await readFile(join(server.config.filesDir, file_key ?? ''))
  for (const bytes of Object.values(files)) expect(bytes.equals(stored)).toBe(true)
})

it('is asked for again only after a change [API-85]', async () => {
  const first = await server.ask(getApartmentFiles, { id: 1002 })
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await server.ask(getApartmentFiles, { id: 1002 }, {}, headers)).statusCode).toBe(304)
  await server.owner.updateTable('apartments').set({ floor: 9 }).where('id', '=', 1002).execute()
  expect((await server.ask(getApartmentFiles, { id: 1002 }, {}, headers)).statusCode).toBe(200)
})

it('answers 404 for an apartment without pictures, or one that is not published [API-85]', async () => {
  await server.owner.deleteFrom('media').where('poi_id', '=', 1003).execute()
  expect(await server.status(getApartmentFiles, { id: 1003 })).toBe(404)
  await server.owner.updateTable('buildings').set({ publish: false }).where('id', '=', 1).execute()
  expect(await server.status(getApartmentFiles, { id: 1001 })).toBe(404)
})

it('says so when a stored file is gone, instead of giving a zip that lacks it [API-85]', async () => {
  await server.owner.updateTable('buildings').set({ publish: true }).where('id', '=', 1).execute()
  await server.owner
    .updateTable('media')
    .set({ file_key: '0'.repeat(32).concat('.jpg') })
    .where('poi_id', '=', 1004)
    .execute()
  const reply = await server.ask(getApartmentFiles, { id: 1004 }).catch((error: unknown) => error)
  expect(reply).not.toMatchObject({ statusCode: 200 })
})
