import { uploadMedia } from '@belvedere/contract/calls/media'
import { Refusal } from '@belvedere/contract/refusal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HARM, HOSTILE_MEDIA_TYPE, HOSTILE_UPLOADS } from '../../../testing/hostile-uploads.ts'
import { makeIdentities, RIVA } from '../../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = { ...(await makeIdentities(server)).project_editor.headers, ...MULTIPART }
})
afterAll(() => server.close())

const countMedia = async () => {
  const { count } = await server.owner
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

it.each(HOSTILE_UPLOADS)('$title: $outcome [API-26]', async (upload) => {
  const { outcome, bytes, filename = 'picture.png', mediaTypeId = HOSTILE_MEDIA_TYPE } = upload
  const before = await countMedia()
  const body = uploadBody({ projectId: RIVA, mediaTypeId }, { value: await bytes(), filename })
  const reply = await server.ask(uploadMedia, {}, {}, headers, body)

  if (outcome !== 'harmless') {
    expect(Refusal.parse(reply.json()).errors[0]?.code).toBe(outcome)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(await countMedia()).toBe(before)
    return
  }
  expect([reply.statusCode, reply.payload]).toEqual([201, expect.any(String)])
  const { media } = reply.json().data.attributes
  const served = await server.app.inject({ url: media })
  expect(served.statusCode).toBe(200)
  expect(served.headers['content-type']).toMatch(/^image\//)
  expect(served.headers['x-content-type-options']).toBe('nosniff')
  expect(served.rawPayload.includes(HARM)).toBe(false)
})
