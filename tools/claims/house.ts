import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { makeIdentities } from '@belvedere/server/testing/identities'
import { supervised } from '../chaos/supervised.ts'
import { emptyInstallation } from '../scale/empty-installation.ts'
import { psql } from '../scale/psql.ts'
import { freePort } from '../services/free-port.ts'
import { closing } from '../trial/closing.ts'
import { builds, PROJECT } from './project.ts'

const READY_WITHIN_MS = 60_000
const DOWN_MS = 100

/** A project with so many apartments for sale, and two processes that serve it: one to be killed, one that stays. */
export async function openHouse(apartments: number) {
  const opened: (() => unknown)[] = []
  const { close } = closing(opened)
  try {
    const { env, config, url, remove } = await emptyInstallation('claims', {
      REDIS_URL: '',
      SERVED_HOSTS: '127.0.0.1',
      RATE_LIMIT: '100000000',
      STREAM_ADDRESS_LIMIT: '100000000',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'development',
    })
    opened.push(remove)
    const owner = connectDatabase(url, { max: 1, options: '-c belvedere.action=claims' })
    opened.push(() => owner.destroy())
    const query = (statement: string) => psql(url, '-c', statement)
    await query(builds(apartments))
    const { sales_agent, project_admin } = await makeIdentities({ owner, config }, PROJECT)
    const serve = async (name: string) => {
      const port = String(await freePort())
      const program = supervised('api', { ...env, PORT: port }, `claims-${name}`)
      opened.push(() => program.stop())
      const origin = `http://127.0.0.1:${port}`
      await ready(origin)
      return { origin, pid: program.pid, ready: () => ready(origin), kill: () => program.kill(DOWN_MS) }
    }
    const [mortal, lasting] = [await serve('mortal'), await serve('lasting')]
    const origins = [mortal.origin, lasting.origin]
    return { query, sellers: [sales_agent.headers, project_admin.headers], origins, mortal, lasting, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>

async function ready(origin: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(50)) {
    const answered = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answered?.ok) return
  }
  throw new Error('The API does not answer')
}
