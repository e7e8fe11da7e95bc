import { randomBytes } from 'node:crypto'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { addPreviewLink } from '@belvedere/contract/calls/previews'
import { addUpload } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { addressOf } from '../../testing/address-of.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../testing/multipart.ts'
import { bytesPath, pieceHeaders } from '../../testing/resumable.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { unwatched } from '../answers/versions.ts'
import { connectDatabase } from '../database/database.ts'
import { type FileStore, localFiles } from '../files/files.ts'
import { logging } from '../logging/logging.ts'

let server: TestApp
let people: Identities
let app: FastifyInstance
const counted = { statements: 0 }
const lines: string[] = []

/** A store on a disk that is full, as Linux says it. */
const FULL = 'ENOSPC: no space left on device, copyfile'
function fullStore(folder: string): FileStore {
  const refused = Object.assign(new Error(`${FULL} '/srv/inside/0' -> '/srv/files/1'`), { code: 'ENOSPC' })
  return { ...localFiles(folder), putFile: () => Promise.reject(refused) }
}

beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  const counting = (pool: typeof server.members) =>
    pool.withPlugin({
      transformQuery: ({ node }) => {
        counted.statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
  const db = connectDatabase(server.config.visitorUrl, { max: 2 })
  const members = connectDatabase(server.config.memberUrl, { max: 2 })
  app = await buildApp({
    config: { ...server.config, rateLimit: 50 },
    db: counting(db),
    members: counting(members),
    files: fullStore(server.config.filesDir),
    versions: unwatched,
    logger: { ...logging({ logLevel: 'info' }), stream: { write: (line: string) => void lines.push(line) } },
  })
  app.addHook('onClose', async () => {
    await db.destroy()
    await members.destroy()
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const token = () => randomBytes(32).toString('base64url')
const from = (remoteAddress: string) => ({
  get: async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers, remoteAddress })).statusCode,
})

it.each([
  ['the same cookie again and again', 1, () => `preview=${'A'.repeat(43)}`],
  ['another cookie each time', 70, () => `preview=${token()}`],
])(
  'previews that are none cost few statements, also behind the rate limit: %s [SEC-11]',
  async (_, most, cookie) => {
    const stranger = from(`198.51.100.${most}`)
    counted.statements = 0
    const statuses = []
    for (let nth = 0; nth < 300; nth += 1)
      statuses.push(await stranger.get('/api/v1/frontend/nothing', { cookie: cookie() }))
    expect(statuses).toContain(404)
    expect(counted.statements).toBeLessThanOrEqual(most)
  },
)

it('whoever has a preview link keeps it, however many others of their network bring none [SEC-11]', async () => {
  const { headers } = people.project_admin
  const made = await server.read(addPreviewLink, { projectId: RIVA }, {}, headers, { days: 7 })
  const stranger = from('198.51.100.200')
  const enter = async () =>
    (await app.inject({ url: `/preview?token=${made.token}`, remoteAddress: '198.51.100.200' })).statusCode
  expect(await enter()).toBe(303)
  for (let nth = 0; nth < 100; nth += 1) await stranger.get('/healthz', { cookie: `preview=${token()}` })
  expect(await enter()).toBe(303)
})

it.each([
  ['a visitor', {}],
  ['a program without a key', { authorization: 'Bearer belvedere_x' }],
])(
  'tiles of pictures that are none are asked for so often and no more: %s [SEC-11]',
  async (who, headers) => {
    const stranger = from(who === 'a visitor' ? '198.51.100.7' : '198.51.100.8')
    counted.statements = 0
    const statuses = []
    for (let nth = 0; nth < 600; nth += 1)
      statuses.push(
        await stranger.get(`/files/${randomBytes(16).toString('hex')}.png.tiles/1/0_0.webp`, headers),
      )
    expect(statuses.slice(300).every((status) => status === 429)).toBe(true)
    expect(counted.statements).toBeLessThanOrEqual(1_000)
    expect(await from('198.51.100.9').get(`/files/${'0'.repeat(32)}.png.tiles/1/0_0.webp`)).toBe(404)
  },
)

const told = () => lines.splice(0).filter((line) => line.includes('"level":50'))

it('a full disk is told to the operator and not to the uploader [SEC-11]', async () => {
  const { headers } = people.project_editor
  const fields = { name: 'a.jpg', bytes: 5, mediaTypeId: MEDIA_TYPES.image }
  const { id } = await server.read(addUpload, { projectId: RIVA }, {}, headers, fields)
  told()
  const reply = await app.inject({
    method: 'PATCH',
    url: bytesPath(id),
    headers: { ...headers, ...pieceHeaders(0) },
    payload: Buffer.from('bytes'),
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  expect(reply.json().errors).toEqual([
    { status: '503', code: 'unavailable', title: 'Not at the moment', detail: '' },
  ])
  expect(told().join()).toContain(FULL)
})

it.each(['PATCH', 'POST'] as const)(
  'a temporary folder that cannot be written is told to the operator alone: %s [SEC-11]',
  async (method) => {
    const { headers } = people.project_editor
    const fields = { name: 'a.jpg', bytes: 5, mediaTypeId: MEDIA_TYPES.image }
    const { id } = await server.read(addUpload, { projectId: RIVA }, {}, headers, fields)
    vi.stubEnv('TMPDIR', '/nowhere/inside')
    onTestFinished(() => void vi.unstubAllEnvs())
    told()
    const bytes = { projectId: RIVA, mediaTypeId: MEDIA_TYPES.image }
    const sent =
      method === 'PATCH'
        ? { url: bytesPath(id), headers: { ...headers, ...pieceHeaders(0) }, payload: Buffer.from('bytes') }
        : {
            url: addressOf(uploadMedia, {}),
            headers: { ...headers, ...MULTIPART },
            payload: uploadBody(bytes, { value: Buffer.from('bytes') }),
          }
    const reply = await app.inject({ method, ...sent })
    expect(reply.statusCode).toBe(500)
    expect(reply.payload).not.toContain('nowhere')
    expect(reply.json().errors[0].code).toBe('internal-error')
    expect(told().join()).toContain('/nowhere/inside')
  },
)
