import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { resetPassword } from '@belvedere/contract/calls/users'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { whitePng } from '../../testing/crafted-pictures.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ORDINARY_MS = 1_000

let server: TestApp
let people: Identities
let origin: string
beforeAll(async () => {
  vi.stubEnv('REQUEST_TIMEOUT_MS', String(ORDINARY_MS))
  server = await createTestApp()
  vi.unstubAllEnvs()
  people = await makeIdentities(server)
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Sends one half of the body, waits, and sends the other; gives the status. */
async function sendSlowly(path: string, body: Buffer, headers: Record<string, string>, pauseMs: number) {
  const asking = request(new URL(path, origin), {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body.length) },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    asking.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject)
  })
  const half = Math.floor(body.length / 2)
  asking.write(body.subarray(0, half))
  await Promise.race([wait(pauseMs), status])
  asking.end(body.subarray(half))
  return status
}

const json = { 'content-type': 'application/json' }
const forgotten = Buffer.from(JSON.stringify({ username: 'nobody@test.example' }))

it('waits for a body that comes slowly, but not for ever', async () => {
  const path = addressOf(resetPassword, {})
  expect(await sendSlowly(path, forgotten, json, 50)).toBe(200)
  expect(await sendSlowly(path, forgotten, json, 10 * ORDINARY_MS)).toBe(408)
  // Whether it leads somewhere or not.
  expect(await sendSlowly('/api/v1/nowhere', forgotten, json, 50)).toBe(404)
})

it('cuts off whoever never ends their headers, soon after their time [SEC-02]', async () => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  socket.on('error', () => {})
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  const drip = setInterval(() => socket.write('X-More: a\r\n'), ORDINARY_MS / 5)
  onTestFinished(() => clearInterval(drip))
  socket.resume()
  const closed = once(socket, 'close').then(() => 'closed')
  expect(await Promise.race([closed, wait(6 * ORDINARY_MS, 'still there')])).toBe('closed')
})

it('gives an upload more time than any other body', async () => {
  const fields = { projectId: RIVA, mediaTypeId: MEDIA_TYPES.image }
  const body = uploadBody(fields, { value: whitePng(64, 64, 8) })
  const headers = { ...MULTIPART, ...people.project_editor.headers }
  expect(await sendSlowly(addressOf(uploadMedia, {}), body, headers, 3 * ORDINARY_MS)).toBe(201)
  expect(server.app.server.requestTimeout).toBe(server.config.uploads.withinMs)
})
