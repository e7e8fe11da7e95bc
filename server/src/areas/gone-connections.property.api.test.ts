import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { followStatuses } from '@belvedere/contract/calls/live'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { getPoiMediaFile } from '@belvedere/contract/calls/pois'
import { addPreviewLink } from '@belvedere/contract/calls/previews'
import { getProject } from '@belvedere/contract/calls/projects'
import { addUpload } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addressOf } from '../testing/address-of.ts'
import { anotherProcess } from '../testing/another-process.ts'
import { followStream } from '../testing/follow-stream.ts'
import { makeIdentities, RIVA } from '../testing/identities.ts'
import { figureOf, headOf, leaveEarly, openBelow } from '../testing/leave-early.ts'
import { MULTIPART } from '../testing/multipart.ts'
import { propertySize } from '../testing/property-size.ts'
import { askOffset, bytesPath, pieceHeaders } from '../testing/resumable.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { zipsUnderWay } from './downloads/download-routes.ts'
import { openStreams } from './live/stream-figures.ts'

/** Ten thousand connections in `npm run properties`. */
const SIZE = propertySize({ gate: { runs: 2, sockets: 60 }, deep: { runs: 25, sockets: 400 } })
const LONGEST_MS = 50
const SOON = { timeout: 30_000, interval: 50 }

let server: TestApp
let product: FastifyInstance
let folder: string
let origin: URL
let editor: Record<string, string>
let uploadId: number
let sayings: Record<'stream' | 'zip' | 'file' | 'upload' | 'bytes' | 'preview', string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gone-'))
  vi.stubEnv('TMPDIR', folder)
  server = await createTestApp()
  const people = await makeIdentities(server)
  editor = people.project_editor.headers
  product = await anotherProcess(server, {
    config: { ...server.config, streamLimits: { all: 1_000, perAddress: 20 } },
  })
  origin = new URL(await product.listen({ port: 0, host: '127.0.0.1' }))
  const named = { name: 'a.jpg', bytes: 1_000_000, mediaTypeId: MEDIA_TYPES.image }
  uploadId = (await server.read(addUpload, { projectId: RIVA }, {}, editor, named)).id
  const link = await server.read(addPreviewLink, { projectId: RIVA }, {}, people.project_admin.headers, {
    days: 7,
  })
  const ask = (method: string, path: string, headers = {}) => headOf(origin.host, method, path, headers)
  sayings = {
    stream: ask('GET', addressOf(followStatuses, { id: RIVA })),
    zip: ask('GET', addressOf(getApartmentFiles, { id: 1001 })),
    file: ask('GET', addressOf(getPoiMediaFile, { poiId: 1001, mediaId: 10011 })),
    upload: ask('POST', addressOf(uploadMedia, {}), { ...editor, ...MULTIPART, 'content-length': '1000' }),
    bytes: `${ask('PATCH', bytesPath(uploadId), { ...editor, ...pieceHeaders(0), 'content-length': '1000' })}some`,
    preview: ask('GET', addressOf(getProject, { id: RIVA }), { cookie: `preview=${link.token}` }),
  }
})
afterAll(async () => {
  await product.close()
  await server.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const visit = () =>
  fc.record({
    what: fc.constantFrom('stream', 'zip', 'file', 'upload', 'bytes', 'preview'),
    ms: fc.integer({ min: 0, max: LONGEST_MS }),
    /** So many requests one behind the other on the connection. */
    behind: fc.integer({ min: 1, max: 3 }),
  })

const held = async () => ({
  streams: await figureOf(openStreams),
  zips: await figureOf(zipsUnderWay),
  files: await openBelow(server.config.filesDir),
  folders: await readdir(folder),
})

it('whenever connections go, every place is given back and an honest visitor is served [SEC-11]', async () => {
  const { runs, sockets } = SIZE
  await fc.assert(
    fc.asyncProperty(fc.array(visit(), { minLength: sockets, maxLength: sockets }), async (visits) => {
      await Promise.all(
        visits.map(({ what, ms, behind }) => leaveEarly(origin, sayings[what].repeat(behind), ms)),
      )
      // What was let in at the last moment has begun by then.
      await wait(500)
      await vi.waitFor(
        async () => expect(await held()).toEqual({ streams: 0, zips: 0, files: [], folders: [] }),
        SOON,
      )
      const stream = await followStream(origin.origin + addressOf(followStatuses, { id: RIVA }))
      const zip = await fetch(origin.origin + addressOf(getApartmentFiles, { id: 1001 }))
      await zip.arrayBuffer()
      stream.close()
      expect([stream.status, zip.status]).toEqual([200, 200])
      expect(await askOffset(origin.origin, uploadId, editor)).toBeLessThanOrEqual(1_000_000)
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 600_000)
