import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startMailbox } from '@belvedere/server/testing/mailbox'
import { refusingProxy } from '@belvedere/server/testing/refusing-proxy'
import { psql } from '../scale/psql.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { freePort } from '../services/free-port.ts'
import { ensureMailServer } from '../services/mail-server.ts'
import { closing } from '../trial/closing.ts'
import type { Dice } from './dice.ts'
import { ownPostgres } from './own-postgres.ts'
import { supervised } from './supervised.ts'

/** "10% of mails get a 451." */
const REFUSED_SHARE = 0.1
/** Message-IDs end with it. */
export const MAIL_DOMAIN = 'belvedere.example'
/** The demo's own agent and one more: each must get every enquiry. */
export const AGENTS = ['agent@riva.example', 'second-agent@riva.example']

const READY_WITHIN_MS = 60_000

/** Everything that an enquiry passes on its way, each a process of this run that can be killed by its id. */
export async function openHouse(dice: Dice) {
  const opened: (() => unknown)[] = []
  const { close } = closing(opened)
  try {
    const postgres = await ownPostgres()
    opened.push(() => postgres.stop())
    await ensureMailServer()
    const mailbox = await startMailbox()
    opened.push(() => mailbox.close())
    const mailPort = Number(new URL(mailbox.smtpUrl).port)
    const proxy = await refusingProxy(mailPort, () => dice.chance(REFUSED_SHARE))
    opened.push(() => proxy.close())
    const port = await freePort()
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATABASE_VISITOR_URL: '',
      DATABASE_MEMBER_URL: '',
      REDIS_URL: '',
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      MAIL_FROM: `Belvedere <no-reply@${MAIL_DOMAIN}>`,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      CHALLENGE_DIFFICULTY: '2',
      RATE_LIMIT: '1000000',
      ENQUIRY_RATE_LIMIT: '1000000',
      ENQUIRY_PROJECT_RATE_LIMIT: '1000000',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      NODE_ENV: 'development',
      PORT: String(port),
    }
    await loadDemo(env)
    await addSecondAgent(postgres.url)
    const api = supervised('api', env)
    opened.push(() => api.stop())
    const worker = supervised('worker', env)
    opened.push(() => worker.stop())
    const origin = `http://127.0.0.1:${port}`
    await ready(origin)
    return { postgres, mailbox, proxy, api, worker, origin, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>

async function loadDemo(env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(CHECKOUT, 'demo/src/main.ts'), '--without-year', '--without-widths'],
    { env, cwd: CHECKOUT },
  )
}

async function addSecondAgent(databaseUrl: string): Promise<void> {
  const [first, second] = AGENTS
  await psql(
    databaseUrl,
    '-c',
    `set belvedere.action = 'chaos';
    insert into users (email, username, first_name, last_name, password_hash, email_verified_at)
      values ('${second}', '${second}', 'Second', 'Agent', 'none', now());
    insert into project_users (project_id, user_id, role_id, accepted_at)
      select project_id, (select id from users where email = '${second}'), project_users.role_id, now()
      from project_users join users on users.id = user_id where email = '${first}'`,
  )
}

async function ready(origin: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(200)) {
    const answered = await fetch(`${origin}/api/v1/public/challenge`).catch(() => undefined)
    if (answered?.ok) return
  }
  throw new Error('The API does not answer')
}
