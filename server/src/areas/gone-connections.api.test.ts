import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { followStatuses } from '@belvedere/contract/calls/live'
import { uploadMedia } from '@belvedere/contract/calls/media'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addressOf } from '../testing/address-of.ts'
import { anotherProcess } from '../testing/another-process.ts'
import { followStream } from '../testing/follow-stream.ts'
import { type Identities, makeIdentities } from '../testing/identities.ts'
import { figureOf, headOf, leaveEarly, openBelow } from '../testing/leave-early.ts'
import { MULTIPART } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { zipsUnderWay } from './downloads/download-routes.ts'
import { openStreams } from './live/stream-figures.ts'

const STREAM = addressOf(followStatuses, { id: 1 })
const ZIP = addressOf(getApartmentFiles, { id: 1001 })
const SOCKETS = 120
const LONGEST_MS = 50
const SOON = { timeout: 10_000, interval: 50 }

let server: TestApp
let people: Identities
let product: FastifyInstance
let folder: string
let origin: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gone-'))
  vi.stubEnv('TMPDIR', folder)
  server = await createTestApp()
  people = await makeIdentities(server)
  product = await anotherProcess(server, {
    config: { ...server.config, streamLimits: { all: 1_000, perAddress: 10 } },
  })
  origin = new URL(await product.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await product.close()
  await server.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const manyLeave = (sent: string) =>
  Promise.all(
    Array.from({ length: SOCKETS }, (_, nth) => leaveEarly(origin, sent, (nth * LONGEST_MS) / SOCKETS)),
  )

it.each([
  ['one on a connection', 1],
  ['several on a connection, one behind the other', 5],
])('a stream whose connection goes within 50 ms gives its place back: %s [SEC-11]', async (_, behind) => {
  await manyLeave(headOf(origin.host, 'GET', STREAM).repeat(behind))
  await vi.waitFor(async () => expect(await figureOf(openStreams)).toBe(0), SOON)
  const stream = await followStream(origin.origin + STREAM)
  expect(stream.status).toBe(200)
  expect(await figureOf(openStreams)).toBe(1)
  stream.close()
  await vi.waitFor(async () => expect(await figureOf(openStreams)).toBe(0), SOON)
})

it.each([
  ['one on a connection', 1],
  ['several on a connection, one behind the other', 5],
])('a download whose connection goes gives place and file back: %s [SEC-11]', async (_, behind) => {
  await manyLeave(headOf(origin.host, 'GET', ZIP).repeat(behind))
  await vi.waitFor(
    async () =>
      expect([await figureOf(zipsUnderWay), await openBelow(server.config.filesDir)]).toEqual([0, []]),
    SOON,
  )
  expect((await fetch(origin.origin + ZIP)).status).toBe(200)
})

it('an upload whose connection goes leaves nothing on the disk [SEC-11]', async () => {
  const headers = { ...people.project_editor.headers, ...MULTIPART, 'content-length': '1000' }
  await manyLeave(headOf(origin.host, 'POST', addressOf(uploadMedia, {}), headers))
  // Each was let in, or has found out that there is nobody, before the folders are looked at.
  await wait(1_000)
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), SOON)
})
