import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { recordOperation } from '@belvedere/server/areas/operations/record-operation'
import { type Mailbox, startMailbox } from '@belvedere/server/testing/mailbox'
import { freePort } from '@belvedere/server/testing/own-services'
import { createTestApp, type TestApp } from '@belvedere/server/testing/test-app'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'

const MAIN = new URL('main.ts', import.meta.url).pathname

let server: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestApp()
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

/** The product as it is started for real, on the test's database; gives what it printed by the time it runs. */
async function start(
  role: string,
  settings: Record<string, string> = {},
): Promise<{ product: ChildProcess; printed: string }> {
  const product = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: server.database.databaseUrl,
      SMTP_URL: mailbox.smtpUrl,
      ROLE: role,
      PORT: '0',
      DRAIN_S: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => void product.kill('SIGKILL'))
  let printed = ''
  for await (const words of product.stdout.iterator({ destroyOnReturn: false })) {
    printed += words
    if (printed.includes(role === 'worker' ? 'waits for jobs' : 'Every project')) break
  }
  product.stdout.resume()
  return { product, printed }
}

async function stop(product: ChildProcess): Promise<number | null> {
  product.kill('SIGTERM')
  const [code] = await once(product, 'exit')
  return code
}

async function signUp(): Promise<string> {
  const email = `${randomUUID()}@test.example`
  const payload = { email, password: 'a long password', firstName: 'Ana', lastName: 'Savić' }
  await server.app.inject({ method: 'POST', url: '/api/v1/users/signup', payload })
  return email
}

it('ROLE=worker sends mails and listens nowhere', async () => {
  const { product, printed } = await start('worker')
  expect(printed).toBe('Belvedere: the worker waits for jobs\n')
  await mailbox.waitForMail(await signUp())
  expect(await stop(product)).toBe(0)
}, 120_000)

it('ROLE=web listens and sends none', async () => {
  const { product, printed } = await start('web')
  expect((await fetch(addressIn(printed))).status).toBe(200)
  const email = await signUp()
  await wait(3_000)
  expect(await mailbox.mailsTo(email)).toEqual([])
  expect(await stop(product)).toBe(0)
}, 120_000)

it('without a role one process does both', async () => {
  const { product, printed } = await start('')
  expect((await fetch(addressIn(printed))).status).toBe(200)
  await mailbox.waitForMail(await signUp())
  expect(await stop(product)).toBe(0)
}, 120_000)

it('a worker has health and figures on a port of its own [SEC-09]', async () => {
  const port = await freePort()
  const { product } = await start('worker', { METRICS_PORT: String(port) })
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"up"}' })
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ready","database":"ready"}' })
  expect((await get('/')).status).toBe(404)
  await recordOperation(server.members, { kind: 'backup', well: true, seconds: undefined, note: '' })
  await mailbox.waitForMail(await signUp())
  await vi.waitFor(
    async () => {
      const { text } = await get('/metrics')
      expect(text).toContain('jobs_waiting{queue="account-mail"} 0')
      expect(text).toMatch(
        /jobs_duration_seconds_count\{(queue="account-mail",outcome="done"|outcome="done",queue="account-mail")\} 1/,
      )
      expect(text).toMatch(/^backup_last_good_timestamp_seconds \d/m)
      expect(text).toContain('process_resident_memory_bytes')
    },
    { timeout: 10_000 },
  )
  expect(await stop(product)).toBe(0)
}, 120_000)

const addressIn = (printed: string) =>
  `${/http:\/\/localhost:\d+/.exec(printed)?.[0]}/api/v1/frontend/projects`
