import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { followStatuses } from '@belvedere/contract/calls/live'
import { uploadMedia } from '@belvedere/contract/calls/media'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { zipsUnderWay } from '../../areas/downloads/download-routes.ts'
import { openStreams } from '../../areas/live/stream-figures.ts'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { followStream } from '../../testing/follow-stream.ts'
import { type Identities, makeIdentities } from '../../testing/identities.ts'
import { MULTIPART } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

/** Sends it and is gone after so many milliseconds. */
async function leaveAfter(ms: number, sent: string): Promise<void> {
  const socket = connect({ host: origin.hostname, port: Number(origin.port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(sent, resolve))
  if (ms > 0) await wait(ms)
  socket.destroy()
}

const asked = (method: string, path: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({ host: origin.host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const manyLeave = (sent: string) =>
  Promise.all(Array.from({ length: SOCKETS }, (_, nth) => leaveAfter((nth * LONGEST_MS) / SOCKETS, sent)))

const figureOf = async (figure: typeof openStreams) => (await figure.get()).values[0]?.value

/** Stored files that this process has open. */
async function openFiles(): Promise<string[]> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((path) => path.startsWith(server.config.filesDir))
}

it.each([
  ['one on a connection', 1],
  ['several on a connection, one behind the other', 5],
])('a stream whose connection goes within 50 ms gives its place back: %s [SEC-11]', async (_, behind) => {
  await manyLeave(asked('GET', STREAM).repeat(behind))
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
  await manyLeave(asked('GET', ZIP).repeat(behind))
  await vi.waitFor(
    async () => expect([await figureOf(zipsUnderWay), await openFiles()]).toEqual([0, []]),
    SOON,
  )
  expect((await fetch(origin.origin + ZIP)).status).toBe(200)
})

it('an upload whose connection goes leaves nothing on the disk [SEC-11]', async () => {
  const headers = { ...people.project_editor.headers, ...MULTIPART, 'content-length': '1000' }
  await manyLeave(asked('POST', addressOf(uploadMedia, {}), headers))
  // Each was let in, or has found out that there is nobody, before the folders are looked at.
  await wait(1_000)
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), SOON)
})
