import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { logIn, makeIdentities } from '@belvedere/server/testing/identities'
import { startMailbox } from '@belvedere/server/testing/mailbox'
import { builds, PROJECT } from '../claims/project.ts'
import { startInstance } from '../rolling/instance.ts'
import { psql } from '../scale/psql.ts'
import { startCluster } from '../services/cluster/cluster.ts'
import { freePort } from '../services/free-port.ts'
import { ensureMailServer } from '../services/mail-server.ts'
import { packages } from './editors.ts'
import { WITNESS_TABLE } from './witness.ts'

const MAIL_DOMAIN = 'belvedere.example'

/** The product as ops/ ships it, two instances and a worker in production mode, on the cluster of ops/database. */
export async function openHouse(apartments: number) {
  const opened: (() => unknown)[] = []
  const close = async () => {
    for (const one of opened.splice(0).toReversed()) await one()
  }
  try {
    await ensureMailServer()
    const mailbox = await startMailbox()
    opened.push(() => mailbox.close())
    const cluster = await startCluster()
    opened.push(() => cluster.close())
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
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: `Belvedere <no-reply@${MAIL_DOMAIN}>`,
      STAFF_SECOND_FACTOR: 'free',
      CHALLENGE_DIFFICULTY: '2',
      RATE_LIMIT: '100000000',
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
    const begin = async (role: 'web' | 'worker') => {
      const port = await freePort()
      // A worker alone answers where its figures are.
      const own = role === 'worker' ? { METRICS_PORT: String(port) } : {}
      const instance = await startInstance(port, { ...serving, ...own, ROLE: role })
      opened.push(() => instance.stop())
      return `http://127.0.0.1:${port}`
    }
    const origins = [await begin('web'), await begin('web')]
    await begin('worker')
    return {
      cluster,
      mailbox,
      query,
      origins,
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
