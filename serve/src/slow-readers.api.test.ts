import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { byHand } from '@belvedere/server/testing/by-hand'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const STARTED = /Belvedere: http:\/\/localhost:(\d+)/
/** "200 slow downloads of the largest allowed files: resident memory grows by less than 300 MB." */
const READERS = 200
const ZIPS = 20
const AT_ONCE = 5
const LARGEST_BYTES = 200 * 2 ** 20
const GROWS_LESS_THAN_MB = 300
const WATCHED_MS = 8_000

const file = '/api/v1/frontend/pois/1001/media-content/10011/file'
const zip = '/api/v1/frontend/apartments/1001/files.zip'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let product: ChildProcess
let port: number
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'belvedere-slow-readers-'))
  const key = `${'0'.repeat(32)}.jpg`
  await writeFile(join(folder, key), '')
  await truncate(join(folder, key), LARGEST_BYTES)
  const owner = await byHand(database.databaseUrl)
  await owner.run(`update media set file_key = '${key}', mime = 'image/jpeg' where id = 10011`)
  await owner.close()
  product = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ROLE: 'web',
      DATABASE_URL: database.databaseUrl,
      DATABASE_VISITOR_URL: '',
      DATABASE_MEMBER_URL: '',
      FILES_DIR: folder,
      // Nobody is cut off while the others are still coming.
      READER_TIMEOUT_MS: '600000',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const words of product.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += words
    if (STARTED.test(printed)) break
  }
  product.stdout?.resume()
  port = Number(STARTED.exec(printed)?.[1])
}, 120_000)
afterAll(async () => {
  if (product?.exitCode === null) {
    product.kill('SIGKILL')
    await once(product, 'exit')
  }
  await database.drop()
  await rm(folder, { recursive: true })
})

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024

/** Reads the first piece of the answer and then nothing more. */
async function readSlowly(path: string): Promise<{ status: number; socket: Socket }> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const [first] = await once(socket, 'data')
  socket.pause()
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(String(first))?.[1]), socket }
}

it(`${READERS} slow downloads of the largest files cost less than ${GROWS_LESS_THAN_MB} MB [SEC-02]`, async () => {
  for (const path of [file, zip]) (await readSlowly(path)).socket.destroy()
  await wait(500)
  const before = residentMegabytes()
  const paths = Array.from({ length: READERS }, (_, nth) => (nth < ZIPS ? zip : file))
  const readers: Awaited<ReturnType<typeof readSlowly>>[] = []
  // A few at a time: a busy machine has no database connection for 200 at once.
  while (readers.length < READERS)
    readers.push(
      ...(await Promise.all(paths.slice(readers.length, readers.length + AT_ONCE).map(readSlowly))),
    )
  expect(readers.filter(({ status }) => status === 200)).toHaveLength(READERS)
  // One visitor has so many at once; what is refused costs nothing.
  const { status, socket } = await readSlowly(zip)
  socket.destroy()
  expect(status).toBe(429)
  let most = 0
  for (const end = Date.now() + WATCHED_MS; Date.now() < end; await wait(100))
    most = Math.max(most, residentMegabytes())
  for (const reader of readers) reader.socket.destroy()
  console.info(`${READERS} slow readers: ${Math.round(before)} MB, at most ${Math.round(most)} MB`)
  expect(most - before).toBeLessThan(GROWS_LESS_THAN_MB)
}, 120_000)
