import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { ownRedis, ownVarnish } from '@belvedere/server/testing/own-services'
import { Client } from 'pg'
import { scratchDatabase } from '../scale/scratch-database.ts'
import { CHECKOUT, VAR } from '../services/checkout.ts'
import { freePort } from '../services/free-port.ts'
import { runOrFail } from '../services/run.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { closing } from '../trial/closing.ts'
import { ask, type Question } from './support/ask.ts'
import { catchMail } from './support/mail-catcher.ts'
import { type Product, startProduct } from './support/product.ts'
import { stranger } from './support/strangers.ts'
import { until } from './support/until.ts'

export const ENQUIRIES_TO_ONE_PROJECT = 150

/** What mails and passkeys are bound to. Whoever asks at it asks for every project. */
export const PUBLIC_URL = 'https://homes.example'

/**
 * Everything as `ops/` ships it: the product in production mode behind Varnish, on a PostgreSQL and a Redis, with a
 * mail server that catches all. What runs belongs to this run alone and ends with it.
 */
export async function openHouse() {
  const opened: (() => unknown)[] = []
  const { close } = closing(opened)
  try {
    await ensureVarnish()
    const database = await scratchDatabase(`belvedere_attack_${process.pid}`, process.env)
    opened.push(() => database.drop())
    const files = await ownFiles()
    opened.push(() => rm(files, { recursive: true, force: true }))
    const redis = await ownRedis()
    opened.push(() => redis.remove())
    await redis.start()
    const mail = await catchMail()
    opened.push(() => mail.close())
    const port = await freePort()
    const varnish = await ownVarnish(port)
    opened.push(() => varnish.remove())

    const settings: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATABASE_VISITOR_URL: as('belvedere_visitor', database.url),
      DATABASE_MEMBER_URL: as('belvedere_staff', database.url),
      REDIS_URL: redis.url,
      FILES_DIR: files,
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Belvedere <no-reply@homes.example>',
      AUTH_SECRET: randomBytes(24).toString('hex'),
      PUBLIC_URL,
      TRUSTED_PROXIES: '127.0.0.1',
      EDGE_PURGE_URL: varnish.insideUrl,
      // Sessions of staff are made by hand here; one attack demands the second factor.
      STAFF_SECOND_FACTOR: 'free',
      // Smaller than usual, so that it is reached in time.
      CHALLENGE_DIFFICULTY: '2',
      ENQUIRY_PROJECT_RATE_LIMIT: String(ENQUIRIES_TO_ONE_PROJECT),
      RELEASE: 'attack',
      LOG_LEVEL: 'info',
    }
    await loadDemo({ ...settings, DATABASE_URL: database.url })
    const start = async (changes: Record<string, string> = {}, health?: string): Promise<Product> => {
      const env = { ...settings, PORT: String(await freePort()), ...changes }
      const product = await startProduct(env, health)
      opened.push(() => product.stop())
      return product
    }
    const product = await start({ PORT: String(port) })
    if (product.refused) throw new Error(`The product does not start: ${product.log()}`)
    await varnish.start()
    const named = { options: '-c belvedere.action=attack' }
    const owner = connectDatabase(database.url, { max: 2, ...named })
    opened.push(() => owner.destroy())
    const hand = new Client({ connectionString: database.url, ...named })
    await hand.connect()
    opened.push(() => hand.end())
    const rows = async <Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> =>
      (await hand.query<Row>(statement, values)).rows
    // It drops everything from the cache at its start, twice.
    await wait(2_000)

    return {
      /** As visitors reach it. */
      edge: varnish.url,
      product,
      /** Another one on the same services, with some settings otherwise. */
      start,
      settings,
      mail,
      files,
      /** The database as its owner reaches it: nothing that serves may have this address. */
      ownerUrl: database.url,
      /** A hand in the database, in plain SQL. */
      rows,
      owner,
      /** What testing/identities.ts needs, to make people. */
      config: readConfig({ ...settings, DATABASE_URL: database.url, NODE_ENV: 'development' }),
      /** By the edge, from an address of its own unless one is given. */
      ask: (path: string, question: Question = {}) =>
        ask(varnish.url, path, { from: stranger(), ...question }),
      /** Waits until visitors are served again after what was done to it. */
      async settle(): Promise<void> {
        // Nothing that the edge could answer by itself.
        const path = '/api/v1/public/challenge'
        const served = () => ask(varnish.url, path, { from: stranger() }).then(({ status }) => status === 200)
        const answered = await until(() => served().catch(() => false), 60_000)
        if (!answered) throw new Error('Nobody is served any more')
      },
      /** Changes Riva and changes it back: the cache drops all that it has of it, and answers are as before. */
      async forget(): Promise<void> {
        for (const name of ["name || '.'", 'left(name, -1)'])
          await rows(`update apartments set name = ${name} where id = 1001`)
        await wait(1_500)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>

function as(role: string, url: string): string {
  const address = new URL(url)
  address.username = role
  address.password = randomBytes(24).toString('hex')
  return address.href
}

/** A store of this run's own: tiles that setup has cut already are taken over as links. */
async function ownFiles(): Promise<string> {
  const folder = join(VAR, `attack-${process.pid}`)
  await mkdir(folder, { recursive: true })
  const cut = join(VAR, 'files')
  if (existsSync(cut)) await runOrFail('cp', ['-al', `${cut}/.`, folder])
  return folder
}

/** With accounts whose password nobody knows; outside of production, where the demo may be brought in. */
async function loadDemo(settings: Record<string, string>): Promise<void> {
  await runOrFail(
    process.execPath,
    [join(CHECKOUT, 'demo/src/main.ts'), '--without-year', '--without-widths'],
    {
      ...settings,
      NODE_ENV: 'development',
      DEMO_PASSWORD: randomBytes(12).toString('hex'),
    },
  )
}
