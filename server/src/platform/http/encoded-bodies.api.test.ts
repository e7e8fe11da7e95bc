import { gzipSync } from 'node:zlib'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { resetPassword } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { makeIdentities } from '../../testing/identities.ts'
import { MULTIPART } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const post = (url: string, payload: Buffer, headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url, payload, headers })

it.each(['gzip', 'br', 'deflate', 'GZIP', 'gzip, gzip', 'nonsense'])(
  'refuses a body packed as %s before it is unpacked [SEC-02]',
  async (encoding) => {
    const { project_editor: editor } = await makeIdentities(server)
    const packed = gzipSync(Buffer.alloc(2 ** 20, ' '))
    for (const [url, type] of [
      [addressOf(resetPassword, {}), 'application/json'],
      [addressOf(uploadMedia, {}), MULTIPART['content-type']],
    ] as const) {
      const headers = { ...editor.headers, 'content-type': type, 'content-encoding': encoding }
      const reply = await post(url, packed, headers)
      expect([url, reply.statusCode, reply.json().errors[0].code]).toEqual([url, 415, 'invalid-input'])
    }
  },
)

it('takes one that says that it is as it is [SEC-02]', async () => {
  const body = Buffer.from(JSON.stringify({ username: 'nobody@test.example' }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' }
  expect((await post(addressOf(resetPassword, {}), body, headers)).statusCode).toBe(200)
})
