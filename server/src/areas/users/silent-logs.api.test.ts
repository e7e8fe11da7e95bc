import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { confirmEmailVerify, logIn, refreshToken, setPassword, signUp } from '@belvedere/contract/calls/users'
import { expect, it, onTestFinished } from 'vitest'
import { logging } from '../../platform/logging/logging.ts'
import { PASSWORD, SAME_ORIGIN } from '../../testing/accounts.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { startWorker } from '../../worker.ts'

it('no log holds an address, a password or a token, not even when mailing fails', async () => {
  const mailbox = await startMailbox()
  onTestFinished(mailbox.close)
  await mailbox.kill()
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(line) }
  const server = await createTestApp({ logger: { ...logging({ logLevel: 'trace' }), stream } })
  onTestFinished(server.close)
  const worker = await startWorker({ ...server.config, smtpUrl: mailbox.smtpUrl }, server.app.log)
  onTestFinished(worker.stop)
  const email = `${randomUUID()}@test.example`

  const names = { firstName: 'Anamarija', lastName: 'Savić' }
  await server.read(signUp, {}, {}, {}, { email, password: PASSWORD, ...names })
  while (!logged.some((line) => line.includes('a job failed and is tried again'))) await wait(50)
  await mailbox.restart()
  const mail = await mailbox.waitForMail(email)
  const token = new URL(mail.links[0] ?? '').searchParams.get('token') ?? ''
  await server.read(confirmEmailVerify, {}, {}, {}, { token })
  await server.read(setPassword, {}, {}, {}, { token, password: PASSWORD })
  const login = await server.ask(logIn, {}, {}, {}, { username: email, password: PASSWORD })
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? ''
  const headers = { ...SAME_ORIGIN, cookie, authorization: `Bearer ${login.json().data.attributes.token}` }
  expect(await server.status(refreshToken, {}, {}, headers)).toBe(200)

  const log = logged.join('')
  const secrets = [
    email,
    PASSWORD,
    'Anamarija',
    token,
    cookie.slice('refresh='.length),
    headers.authorization,
  ]
  expect(log).toContain('/api/v1/users/signup')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})
