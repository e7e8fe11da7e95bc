import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const IDLE_MS = 500
const LARGE = Buffer.alloc(50 * 2 ** 20)

let server: TestApp
let port: number
beforeAll(async () => {
  vi.stubEnv('READER_TIMEOUT_MS', String(IDLE_MS))
  server = await createTestApp()
  vi.unstubAllEnvs()
  server.app.get('/large', () => LARGE)
  server.app.get('/late', async () => {
    await wait(4 * IDLE_MS)
    return 'late'
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

function ask(path: string) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

const lines = () =>
  new Promise<number>((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

it.each([false, true])(
  'cuts off whoever has read nothing for the set time, whether they talk: %s [SEC-02]',
  async (talks) => {
    const socket = ask('/large')
    await once(socket, 'readable')
    const talk = setInterval(() => talks && socket.write('\r\n'), IDLE_MS / 5)
    onTestFinished(() => clearInterval(talk))
    socket.on('error', () => {})
    expect(await lines()).toBe(1)
    await vi.waitFor(async () => expect(await lines()).toBe(0), { timeout: 10 * IDLE_MS, interval: 50 })
    socket.destroy()
  },
)

it('waits for whoever reads slowly but steadily [SEC-02]', async () => {
  const socket = ask('/large')
  let read = 0
  for (const end = Date.now() + 6 * IDLE_MS; Date.now() < end; await wait(IDLE_MS / 5)) {
    read += socket.read()?.length ?? 0
    expect(socket.readableEnded || socket.destroyed).toBe(false)
  }
  expect(read).toBeGreaterThan(0)
  socket.destroy()
})

it('waits for an answer that is still in the making [SEC-02]', async () => {
  const socket = ask('/late')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
  socket.destroy()
})
