import { getProjectSettings, getStylesheet } from '@belvedere/contract/calls/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const stylesheet = (version: number) => server.ask(getStylesheet, { projectId: 1 }, { version })
const presentVersion = async () => (await server.read(getProjectSettings, { id: 1 })).stylesheetVersion

it("serves the project's own stylesheet [GEN-04, API-17]", async () => {
  const reply = await stylesheet(await presentVersion())
  expect(reply.payload).toContain('--accent-light: #16474F')
  expect(reply.headers['cache-control']).toBe(IMMUTABLE)
})

it('serves a changed stylesheet under a new version, without a rebuild [GEN-04]', async () => {
  const before = await presentVersion()
  const changed = ':root { --accent-light: #7a1f1f; }'
  await server.owner.updateTable('looks').set({ stylesheet: changed }).where('id', '=', 1).execute()
  const after = await presentVersion()
  expect(after).toBe(before + 1)
  const reply = await stylesheet(after)
  expect(reply.payload).toBe(changed)
  expect(reply.headers['cache-control']).toBe(IMMUTABLE)
})

it.each([-1, +1])('keeps nobody on another version than the present one (%i) [API-17]', async (offset) => {
  const reply = await stylesheet((await presentVersion()) + offset)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})
