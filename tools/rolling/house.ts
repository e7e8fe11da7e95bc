import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readConfig } from '@belvedere/server/platform/config'
import { startMailbox } from '@belvedere/server/testing/mailbox'
import { ownVarnish } from '@belvedere/server/testing/own-services'
import { psql } from '../scale/psql.ts'
import { scratchDatabase } from '../scale/scratch-database.ts'
import { freePort } from '../services/free-port.ts'
import { ensureMailServer } from '../services/mail-server.ts'
import { runOrFail } from '../services/run.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { type Instance, NOW, startInstance, type Version } from './instance.ts'

export const MAIL_DOMAIN = 'belvedere.example'
/** In production the demo comes without its accounts: what is asked goes to this mailbox. */
export const ENQUIRY_ADDRESS = 'enquiries@riva.example'
const MANY = '1000000'

export type House = Awaited<ReturnType<typeof openHouse>>

/**
 * Database, mailbox, edge, the instances behind it and a worker, each of this run alone and in production mode as ops/
 * ships them. What is opened is told to `opened`, for whoever closes it.
 */
export async function openHouse(version: Version, count: number, opened: (() => unknown)[]) {
  await ensureMailServer()
  await ensureVarnish()
  const database = await scratchDatabase(`belvedere_rolling_${process.pid}`, process.env)
  opened.push(() => database.drop())
  const mailbox = await startMailbox()
  opened.push(() => mailbox.close())
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const varnish = await ownVarnish(ports)
  opened.push(() => varnish.remove())
  const origin = varnish.url.replace('127.0.0.1', 'localhost')
  const { visitorUrl, memberUrl } = readConfig(database.env)
  const env = {
    ...database.env,
    NODE_ENV: 'production',
    DATABASE_VISITOR_URL: visitorUrl,
    DATABASE_MEMBER_URL: memberUrl,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: 'loopback',
    EDGE_PURGE_URL: varnish.insideUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: `Belvedere <no-reply@${MAIL_DOMAIN}>`,
    ENQUIRY_ADDRESS,
    CHALLENGE_DIFFICULTY: '2',
    RATE_LIMIT: MANY,
    PAGE_RATE_LIMIT: MANY,
    STREAM_ADDRESS_LIMIT: MANY,
    ENQUIRY_RATE_LIMIT: MANY,
    ENQUIRY_PROJECT_RATE_LIMIT: MANY,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    FILES_DIR: resolve(NOW.folder, process.env.FILES_DIR ?? 'var/files'),
  }
  const runs = ({ folder }: Version, program: string) =>
    runOrFail(process.execPath, [join(folder, program)], env)
  await runs(version, 'demo/src/main.ts')
  // Whoever serves gets the roles' addresses alone.
  const serving = { ...env, DATABASE_URL: '' }
  const processes: Instance[] = []
  const start = async (port: number, settings: NodeJS.ProcessEnv) => {
    const instance = await startInstance(port, { ...serving, ...settings }, version)
    opened.push(() => instance.stop())
    processes.push(instance)
  }
  for (const port of ports) await start(port, { ROLE: 'web' })
  const workerPort = await freePort()
  await start(workerPort, { ROLE: 'worker', METRICS_PORT: String(workerPort) })
  await varnish.start()
  return {
    origin,
    mailbox,
    processes,
    query: (statement: string) => psql(database.url, '-c', statement),
    migrate: () => runs(NOW, 'server/src/migrate.ts'),
  }
}
