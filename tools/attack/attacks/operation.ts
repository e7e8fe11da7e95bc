import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD } from '@belvedere/server/testing/accounts'
import { makeIdentities } from '@belvedere/server/testing/identities'
import { freePort } from '../../services/free-port.ts'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { ask } from '../support/ask.ts'
import { newAccount } from '../support/people.ts'
import { until } from '../support/until.ts'

/** The demo's, which anyone can read in the repository. */
const KNOWN_PASSWORD = 'riva-on-the-danube'

/** Settings with which nobody may be served in production. */
const UNSAFE: Record<string, Record<string, string>> = {
  'no secret': { AUTH_SECRET: '' },
  'a secret of one letter': { AUTH_SECRET: 'a'.repeat(48) },
  'a secret from an example': { AUTH_SECRET: 'change-me-change-me-change-me-change-me' },
  'a short secret': { AUTH_SECRET: '9f8e7d6c5b4a' },
  'no public address': { PUBLIC_URL: '' },
}

async function startsWith(house: House, changes: Record<string, string>): Promise<boolean> {
  const product = await house.start({ EDGE_PURGE_URL: '', ...changes })
  await product.stop()
  return !product.refused
}

export const operation: Attack[] = [
  attack('it does not start with settings that anyone could guess [SEC-06]', async (house) => {
    const started: string[] = []
    for (const [name, changes] of Object.entries(UNSAFE))
      if (await startsWith(house, changes)) started.push(name)
    demand(started.length === 0, `it starts with ${started.join(', ')}`)
  }),

  attack('it does not serve with the rights of the database’s owner [SEC-06]', async (house) => {
    const owner = house.ownerUrl
    const started: string[] = []
    for (const [name, changes] of Object.entries({
      'the owner’s address beside the others': { DATABASE_URL: owner },
      'the owner for visitors': { DATABASE_VISITOR_URL: owner },
      'the owner for members': { DATABASE_MEMBER_URL: owner },
    }))
      if (await startsWith(house, changes)) started.push(name)
    demand(started.length === 0, `it starts with ${started.join(', ')}`)
    const roles = await house.rows<{ usename: string }>(
      `select distinct usename from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and usename not like 'belvedere\\_%'
         and application_name <> 'attack'`,
    )
    return `${roles.length} other connections of the owner`
  }),

  attack('it does not start while an account has the demo’s password [SEC-06]', async (house) => {
    const { hashPassword } = await import('@belvedere/server/areas/users/passwords')
    const [admin] = await house.rows<{ id: number; hash: string }>(
      `select id, password_hash as hash from users where email = 'admin@riva.example'`,
    )
    const set = (hash: string | undefined) =>
      house.rows('update users set password_hash = $1 where id = $2', hash, admin?.id)
    await set(await hashPassword(KNOWN_PASSWORD))
    try {
      demand(!(await startsWith(house, {})), 'it starts, and anyone is a project’s admin')
    } finally {
      await set(admin?.hash)
    }
  }),

  attack('staff with a password alone can do nothing that staff can [SEC-04]', async (house) => {
    const product = await house.start({ STAFF_SECOND_FACTOR: '', EDGE_PURGE_URL: '' })
    try {
      const { project_admin: admin, super_admin: superAdmin } = await makeIdentities(house)
      // Sessions made by hand count as opened with a second factor.
      await house.rows('update sessions set strong = false')
      for (const { headers } of [admin, superAdmin])
        for (const path of ['/api/v1/projects', '/api/v1/studio/projects/1/apartments']) {
          const { status } = await ask(product.origin, path, { headers })
          demand(status === 403, `${path}: ${status}`)
        }
    } finally {
      await product.stop()
    }
  }),

  attack('told to stop, it says so and goes on serving for a while [SEC-09]', async (house) => {
    const product = await house.start({ EDGE_PURGE_URL: '' })
    const path = '/api/v1/frontend/buildings/1/apartments'
    await ask(product.origin, path)
    product.tell('SIGTERM')
    const start = Date.now()
    let failed = 0
    let saidSo = false
    while (Date.now() - start < 2_000) {
      const answered = await ask(product.origin, path).catch(() => ({ status: 0 }))
      if (answered.status !== 200) failed += 1
      const ready = await ask(product.origin, '/readyz').catch(() => ({ status: 0 }))
      saidSo ||= ready.status === 503
      if (failed > 3) break
      await wait(50)
    }
    const seconds = ((Date.now() - start) / 1_000).toFixed(1)
    await product.stop()
    demand(failed === 0, `connections are refused within ${seconds} s`)
    demand(saidSo, 'it never says that it stops')
  }),

  attack('a worker can be asked how it is [SEC-09]', async (house) => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const worker = await house.start(
      { ROLE: 'worker', METRICS_PORT: String(port), EDGE_PURGE_URL: '' },
      `${origin}/healthz`,
    )
    try {
      const answers = await until(async () => {
        const all = await Promise.all(
          ['/healthz', '/readyz', '/metrics'].map((path) =>
            ask(origin, path).catch(() => ({ status: 0, text: '' })),
          ),
        )
        return all.every(({ status }) => status === 200) ? all : undefined
      }, 10_000)
      demand(answers, 'it answers nothing')
      demand(/jobs/.test(answers[2]?.text ?? ''), 'its figures say nothing of jobs')
    } finally {
      await worker.stop()
    }
  }),

  attack('the log of it all holds no password, no token and no price', async (house) => {
    const account = await newAccount(house)
    const log = house.product.log()
    demand(log.length > 1_000, 'there is no log')
    for (const [name, secret] of Object.entries({
      'a password': PASSWORD,
      'the secret': house.settings.AUTH_SECRET ?? '',
      'a mailed token': 'token=',
      'a bearer token': 'Bearer ey',
      'a token': 'eyJhbGci',
      'a price': '87654321',
      'an address of a person': account.email.slice(account.email.indexOf('@')),
    }))
      demand(!log.includes(secret), `it holds ${name}`)
    return `${Math.round(log.length / 1024)} kB`
  }),
]
