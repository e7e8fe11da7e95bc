import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { getProject, listProjects } from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { contentSamples } from '../../testing/call-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase } from '../database/database.ts'
import { localFiles } from '../files/files.ts'
import { unwatched } from './versions.ts'

const LOADER = fileURLToPath(new URL('../../../../demo/src/main.ts', import.meta.url))

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const tagOfRiva = async () => (await server.ask(getProject, { id: 1 })).headers.etag
const rename = (name: string) =>
  server.owner.updateTable('apartments').set({ name }).where('id', '=', 1001).execute()

describe.each(contentSamples)('$call.name', ({ call, params }) => {
  it('answers 304 with nothing to whoever has the present version', async () => {
    const first = await server.ask(call, params)
    expect(first.headers.etag).toMatch(/^W\/"dev-[\w.-]+"$/)
    const again = await server.ask(call, params, {}, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  })

  it('answers in full to whoever has another', async () => {
    const reply = await server.ask(call, params, {}, { 'if-none-match': 'W/"dev-1-0", "x"' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

/** Lists of types are the release's own. */
const ofContent = contentSamples.filter(
  ({ call }) => call.reply.kind === 'json' && !call.path.endsWith('/types'),
)

it.each(ofContent)(
  'gives $call.name a new tag when content of its project changes',
  async ({ call, params }) => {
    const before = await server.ask(call, params)
    await rename(`R1-${call.name}`)
    const after = await server.ask(call, params, {}, { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  },
)

it('leaves the tags of other projects alone', async () => {
  const tag = async () => (await server.ask(getProject, { id: 101 })).headers.etag
  const before = await tag()
  await rename('R1-101')
  expect(await tag()).toBe(before)
})

it("gives the host's list a new tag when one of its projects changes or leaves", async () => {
  const tag = async () => (await server.ask(listProjects, {}, {}, { host: 'all.localhost' })).headers.etag
  const tags = [await tag()]
  await server.owner
    .updateTable('projects')
    .set({ website: 'https://vidik.example' })
    .where('id', '=', 101)
    .execute()
  tags.push(await tag())
  await server.owner.updateTable('projects').set({ publish: false }).where('id', '=', 111).execute()
  tags.push(await tag())
  await server.owner.insertInto('hosts').values({ name: 'all.localhost', project_id: 1 }).execute()
  tags.push(await tag())
  expect(new Set(tags).size).toBe(4)
})

it('keeps its tag when an enquiry, a favourite or a price comes in', async () => {
  const before = await tagOfRiva()
  const enquiry = {
    project_id: 1,
    kind: 'ask-for-price',
    apartment_ids: [1001],
    email_address: 'a@b.rs',
    locale_id: 'en',
  }
  await server.owner
    .insertInto('enquiries')
    .values({ ...enquiry, body_hash: Buffer.from('x') })
    .execute()
  const user = await server.owner.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await server.owner.insertInto('favourites').values({ user_id: user.id, apartment_id: 1001 }).execute()
  await server.owner
    .updateTable('apartment_prices')
    .set({ price: 1 })
    .where('apartment_id', '=', 1001)
    .execute()
  await server.owner.insertInto('claims').values({ project_id: 1, apartment_id: 1001, buyer: 'A' }).execute()
  expect(await tagOfRiva()).toBe(before)
})

it('keeps its tag when the demo is loaded again', async () => {
  await rename('R1-101')
  const load = () =>
    promisify(execFile)(process.execPath, [LOADER, '--without-year', '--without-widths'], {
      env: { ...process.env, DATABASE_URL: server.database.databaseUrl, DATABASE_VISITOR_URL: '' },
    })
  await load()
  const before = await tagOfRiva()
  await load()
  expect(await tagOfRiva()).toBe(before)
}, 120_000)

it('reads no rows for a 304, and a building with its apartments in three statements', async () => {
  let statements = 0
  const db = connectDatabase(server.config.visitorUrl, { max: 1 }).withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const app = await buildApp({
    config: server.config,
    db,
    members: server.members,
    files: localFiles(server.config.filesDir),
    versions: unwatched,
    logger: false,
  })
  const url = getBuilding.base + getBuilding.path.replace('{id}', '1')
  const { headers } = await app.inject({ url })
  expect(statements).toBe(3)
  await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(statements).toBe(4)
  await app.close()
  await db.destroy()
})
