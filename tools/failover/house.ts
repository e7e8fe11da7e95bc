import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { logIn, makeIdentities } from '@belvedere/server/testing/identities'
import { startMailbox } from '@belvedere/server/testing/mailbox'
import { ownVarnish } from '@belvedere/server/testing/own-services'
import { builds, PROJECT } from '../claims/project.ts'
import { type Instance, startInstance } from '../rolling/instance.ts'
import { psql } from '../scale/psql.ts'
import { startCluster } from '../services/cluster/cluster.ts'
import { freePort } from '../services/free-port.ts'
import { ensureMailServer } from '../services/mail-server.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { closing } from '../trial/closing.ts'
import { packages } from './editors.ts'
import { WITNESS_TABLE } from './witness.ts'

const MAIL_DOMAIN = 'belvedere.example'

/** The product as ops/ ships it, instances behind the edge and a worker in production mode, on the cluster of ops/database. */
export async function openHouse(apartments: number, instances = 2) {
  const opened: (() => unknown)[] = []
  const { close } = closing(opened)
  try {
    await ensureMailServer()
    await ensureVarnish()
    const mailbox = await startMailbox()
    opened.push(() => mailbox.close())
    const cluster = await startCluster()
    opened.push(() => cluster.close())
    const ports: number[] = []
    while (ports.length < instances) ports.push(await freePort())
    const edge = await ownVarnish(ports)
    opened.push(() => edge.remove())
    const files = await mkdtemp(join(tmpdir(), 'belvedere-failover-'))
    opened.push(() => rm(files, { recursive: true }))
    const env = {
      ...process.env,
      ...cluster.env,
      NODE_ENV: 'production',
      REDIS_URL: '',
      FILES_DIR: files,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'http://127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
      EDGE_PURGE_URL: edge.insideUrl,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: `Belvedere <no-reply@${MAIL_DOMAIN}>`,
      STAFF_SECOND_FACTOR: 'free',
      CHALLENGE_DIFFICULTY: '2',
      RATE_LIMIT: '100000000',
      PAGE_RATE_LIMIT: '100000000',
      STREAM_ADDRESS_LIMIT: '100000000',
      ENQUIRY_RATE_LIMIT: '100000000',
      ENQUIRY_PROJECT_RATE_LIMIT: '100000000',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      DRAIN_S: '0',
    }
    const config = readConfig(env)
    await migrate(env.DATABASE_URL, config)
    const query = (statement: string) => psql(env.DATABASE_URL, '-c', statement)
    await query(builds(apartments))
    await query(packages)
    await query(WITNESS_TABLE)
    const owner = connectDatabase(env.DATABASE_URL, { max: 1, options: '-c belvedere.action=failover' })
    opened.push(() => owner.destroy())
    const { sales_agent, project_admin } = await makeIdentities({ owner, config }, PROJECT)

    // Whoever serves gets the roles' addresses alone.
    const serving = { ...env, DATABASE_URL: '' }
    const begin = async (port: number, settings: NodeJS.ProcessEnv) => {
      const instance = await startInstance(port, { ...serving, ...settings })
      opened.push(() => instance.stop())
      return instance
    }
    const web: Instance[] = []
    for (const port of ports) web.push(await begin(port, { ROLE: 'web' }))
    const workerPort = await freePort()
    // A worker alone answers where its figures are.
    await begin(workerPort, { ROLE: 'worker', METRICS_PORT: String(workerPort) })
    await edge.start()
    return {
      cluster,
      mailbox,
      query,
      web,
      /** Of the instances themselves, and of the edge before them. */
      origins: ports.map((port) => `http://127.0.0.1:${port}`),
      origin: edge.url,
      messageIdOf: (enquiry: string) => `<${enquiry}@${MAIL_DOMAIN}>`,
      /** A login lasts ten minutes, a run longer. */
      sellers: () =>
        Promise.all([sales_agent, project_admin].map(({ userId }) => logIn({ owner, config }, userId))),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>
