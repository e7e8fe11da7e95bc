import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { exportEnquiries } from '@belvedere/contract/calls/enquiry-export'
import { exportApartments } from '@belvedere/contract/calls/imports'
import { followStatuses } from '@belvedere/contract/calls/live'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { getPoiMediaFile } from '@belvedere/contract/calls/pois'
import { addPreviewLink } from '@belvedere/contract/calls/previews'
import { getProject } from '@belvedere/contract/calls/projects'
import { addUpload } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { zipsUnderWay } from '../areas/downloads/download-routes.ts'
import { openStreams } from '../areas/live/stream-figures.ts'
import { addressOf } from './address-of.ts'
import { anotherProcess } from './another-process.ts'
import { followStream } from './follow-stream.ts'
import { logInAgain, makeIdentities, RIVA } from './identities.ts'
import { figureOf, headOf, leaveEarly, openBelow } from './leave-early.ts'
import { MULTIPART } from './multipart.ts'
import { tellTried } from './properties.ts'
import { askOffset, bytesPath, pieceHeaders } from './resumable.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const LONGEST_MS = 50
const SOON = { timeout: 30_000, interval: 50 }
/** A screen that shows a project: kept in memory for visitors, rendered anew for a preview. */
const PAGE = '/masterplan/1'

/** So many that their export goes out in several parts. */
const ENQUIRIES = 1_200

const makeEnquiries = ({ owner }: TestApp) =>
  sql`
  insert into enquiries (project_id, kind, apartment_ids, email_address, locale_id, body_hash)
  select ${RIVA}, 'ask-for-price', array[1001], nth || '@leaver.example', 'en', '\\x00'
  from generate_series(1, ${ENQUIRIES}) as nth`.execute(owner)

/** A product that listens, and what visitors begin with it and do not wait for; `addPages` has it serve pages too. */
export async function openToEarlyLeavers(addPages: (app: FastifyInstance) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'gone-'))
  vi.stubEnv('TMPDIR', folder)
  const server = await createTestApp()
  const people = await makeIdentities(server)
  const editor = people.project_editor.headers
  const admin = people.project_admin.headers
  await makeEnquiries(server)
  const product = await anotherProcess(server, {
    config: { ...server.config, streamLimits: { all: 1_000, perAddress: 20 } },
  })
  await addPages(product)
  const origin = new URL(await product.listen({ port: 0, host: '127.0.0.1' }))
  const named = { name: 'a.jpg', bytes: 1_000_000, mediaTypeId: MEDIA_TYPES.image }
  const { id: uploadId } = await server.read(addUpload, { projectId: RIVA }, {}, editor, named)
  const { token } = await server.read(addPreviewLink, { projectId: RIVA }, {}, admin, {
    days: 7,
  })
  const { key } = await server.owner
    .selectFrom('media')
    .where('id', '=', 14)
    .select('file_key as key')
    .executeTakeFirstOrThrow()

  const ask = (method: string, path: string, headers = {}) => headOf(origin.host, method, path, headers)
  const previewing = { cookie: `preview=${token}` }
  const askJson = (path: string, body: object) => {
    const text = JSON.stringify(body)
    const head = { ...admin, 'content-type': 'application/json', 'content-length': String(text.length) }
    return ask('POST', path, head) + text
  }
  const exported = addressOf(exportEnquiries, { projectId: RIVA })
  const sayings = (): Readonly<Record<string, string>> => ({
    page: ask('GET', PAGE),
    'rendered page': ask('GET', PAGE, previewing),
    stream: ask('GET', addressOf(followStatuses, { id: RIVA })),
    zip: ask('GET', addressOf(getApartmentFiles, { id: 1001 })),
    file: ask('GET', addressOf(getPoiMediaFile, { poiId: 1001, mediaId: 10011 })),
    tile: ask('GET', `/files/${key}.tiles/12/0_0.webp`),
    upload: ask('POST', addressOf(uploadMedia, {}), { ...editor, ...MULTIPART, 'content-length': '1000' }),
    bytes: `${ask('PATCH', bytesPath(uploadId), { ...editor, ...pieceHeaders(0), 'content-length': '1000' })}some`,
    preview: ask('GET', addressOf(getProject, { id: RIVA }), previewing),
    'enquiry export': askJson(exported, { language: 'en' }),
    'apartment export': askJson(addressOf(exportApartments, { projectId: RIVA }), {
      format: 'xlsx',
      ids: [1001, 1002, 1003],
      columns: ['name', 'price'],
    }),
  })
  const visits = (count: number) =>
    fc.array(
      fc.record({
        what: fc.constantFrom(...Object.keys(sayings())),
        ms: fc.integer({ min: 0, max: LONGEST_MS }),
        /** So many requests one behind the other on the connection. */
        behind: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: count, maxLength: count },
    )

  const held = async () => ({
    connections: await promisify(product.server.getConnections.bind(product.server))(),
    streams: await figureOf(openStreams),
    zips: await figureOf(zipsUnderWay),
    files: await openBelow(server.config.filesDir),
    folders: await readdir(folder),
  })
  const NOTHING = { connections: 0, streams: 0, zips: 0, files: [], folders: [] }

  /** Whoever stays is answered in full, whatever they ask for. */
  async function serveHonestVisitors(): Promise<void> {
    const stream = await followStream(origin.origin + addressOf(followStatuses, { id: RIVA }))
    stream.close()
    const statuses = [stream.status]
    for (const [path, headers] of [
      [addressOf(getApartmentFiles, { id: 1001 }), {}],
      [PAGE, {}],
      [PAGE, previewing],
    ] as const) {
      const reply = await fetch(origin.origin + path, { headers: { ...headers, connection: 'close' } })
      await reply.arrayBuffer()
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200])
    const file = await fetch(origin.origin + exported, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ language: 'en' }),
    })
    expect((await file.text()).split('\n').length).toBeGreaterThan(ENQUIRIES)
    expect(await askOffset(origin.origin, uploadId, editor)).toBeLessThanOrEqual(1_000_000)
  }

  return {
    /** So many times so many connections that go at any moment. */
    async leave({ runs, sockets }: { runs: number; sockets: number }): Promise<void> {
      await serveHonestVisitors()
      const property = fc.asyncProperty(visits(sockets), async (all) => {
        await logInAgain(server, people)
        const said = sayings()
        await Promise.all(
          all.map(({ what, ms, behind }) => leaveEarly(origin, (said[what] ?? '').repeat(behind), ms)),
        )
        tellTried('sockets destroyed', sockets)
        // What was let in at the last moment has begun by then.
        await wait(500)
        await vi.waitFor(async () => expect(await held()).toEqual(NOTHING), SOON)
        await serveHonestVisitors()
      })
      await fc.assert(property, { numRuns: runs, endOnFailure: true })
    },
    async close(): Promise<void> {
      await product.close()
      await server.close()
      vi.unstubAllEnvs()
      await rm(folder, { recursive: true })
    },
  }
}
