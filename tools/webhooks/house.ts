import { randomBytes } from 'node:crypto'
import { seal } from '@belvedere/server/platform/sealed-secret'
import { type Behaviour, startReceiver } from '@belvedere/server/testing/receiver'
import { Pool } from 'pg'
import { supervised } from '../chaos/supervised.ts'
import { builds, PROJECT } from '../claims/project.ts'
import { emptyInstallation } from '../scale/empty-installation.ts'
import { psql } from '../scale/psql.ts'
import { closing } from '../trial/closing.ts'

/** So many change statuses at once. */
export const HANDS = 4
const DOWN_MS = 100

/** A project with apartments, a receiver that hears of them, and two workers: one to be killed, one that stays. */
export async function openHouse(apartments: number, behave: (nth: number) => Behaviour) {
  const opened: (() => unknown)[] = []
  const { close } = closing(opened)
  try {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const receiver = await startReceiver(() => secret, behave)
    opened.push(receiver.close)
    const { env, config, url, remove } = await emptyInstallation('webhooks', {
      REDIS_URL: '',
      WEBHOOK_INSIDE_HOSTS: receiver.host,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'development',
    })
    opened.push(remove)
    const query = (statement: string) => psql(url, '-c', statement)
    await query(builds(apartments))
    const hands = new Pool({
      connectionString: url,
      max: HANDS,
      options: '-c belvedere.action=webhooks',
    })
    opened.push(() => hands.end())
    await hands.query(
      'insert into webhook_endpoints (project_id, address, kinds, sealed_secret) values ($1, $2, $3, $4)',
      [PROJECT, receiver.address, ['apartment.status-changed'], seal(secret, config.authSecret, 'webhooks')],
    )
    const work = (name: string) => {
      const program = supervised('worker', env, `webhooks-${name}`)
      opened.push(() => program.stop())
      return { kill: () => program.kill(DOWN_MS) }
    }
    return { query, hands, receiver, mortal: work('mortal'), lasting: work('lasting'), close }
  } catch (error) {
    await close()
    throw error
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>
