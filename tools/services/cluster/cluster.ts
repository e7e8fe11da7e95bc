import { randomBytes, randomInt } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { psql } from '../../scale/psql.ts'
import { closing } from '../../trial/closing.ts'
import { CHECKOUT, outsideFolder } from '../checkout.ts'
import { findProgram } from '../find-program.ts'
import { freePort } from '../free-port.ts'
import { takeLock } from '../lock.ts'
import { giveToServer } from '../postgres-user.ts'
import { run } from '../run.ts'
import { daemon } from './daemon.ts'
import { filledIn, type Places } from './fill-in.ts'
import { endLeftovers } from './leftovers.ts'
import { type Member, makeMember } from './member.ts'
import { patroniApi } from './patroni-api.ts'
import { ensureClusterPrograms } from './programs.ts'

const NAMES = ['pg1', 'pg2', 'pg3']
/** The roles of the product, and who may pause the pooler. */
const ROLES = ['belvedere', 'belvedere_visitor', 'belvedere_staff', 'belvedere_pooler'] as const
const UP_WITHIN_MS = 60_000
/** Below those that outgoing connections take: a server that died must find its port free when it comes back. */
const LASTING_PORTS = [15_000, 32_000] as const

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * The database as ops/database sets it up for three machines, on this one: etcd, three PostgreSQL under Patroni, HAProxy,
 * PgBouncer. All of it belongs to one run, for which the next one waits, and its data are gone afterwards.
 */
export async function startCluster({ backups }: { backups?: Places } = {}) {
  const patroni = await ensureClusterPrograms()
  const folder = outsideFolder('cluster')
  // Two of them are more than two cores bear.
  const opened: (() => unknown)[] = [await takeLock(`${folder}.lock`)]
  opened.push(() => rm(folder, { recursive: true, force: true }))
  const { close } = closing(opened)
  await endLeftovers(folder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const passwords = Object.fromEntries(ROLES.map((role) => [role, secret()]))
  const ports = await freePorts(['etcd', 'peer', 'primary', 'standby', 'pooler'])
  try {
    const superuser = secret()
    const restPassword = secret()
    const places: Places = {
      NETWORK: '127.0.0.1/32',
      SUPERUSER_PASSWORD: superuser,
      REPLICATION_PASSWORD: secret(),
      REWIND_PASSWORD: secret(),
      REST_PASSWORD: restPassword,
      BIN_DIR: join(findProgram('initdb') ?? '', '..'),
      ...backups,
    }
    const start = (name: string, command: string, args: string[]) => {
      const one = daemon(name, command, args, { cwd: folder })
      one.start()
      opened.push(one.stop)
    }

    await writeFile(join(folder, 'etcd.yml'), await etcdSettings(folder, ports))
    await giveToServer(folder)
    start('etcd', 'etcd', ['--config-file', join(folder, 'etcd.yml')])
    await until(() => etcdIsUp(ports.etcd), 'etcd is not up; see var/cluster-etcd.log')

    const members: Member[] = []
    for (const name of NAMES) {
      const own = join(folder, name)
      const addresses = { name, folder: own, data: join(own, 'data') }
      const { pg: pgPort, rest: restPort } = await freePorts(['pg', 'rest'])
      const parts = { patroni, etcdPort: ports.etcd, places, keepsBackups: backups !== undefined }
      members.push(await makeMember({ ...addresses, pgPort, restPort }, parts))
    }
    // They end together: each waits a while for the standbys that it knows of.
    opened.push(() => Promise.all(members.map(({ stop }) => stop())))
    for (const member of members) member.start()

    await writeFile(join(folder, 'haproxy.cfg'), await haproxySettings(members, ports))
    const users = ROLES.map((role) => `"${role}" "${passwords[role]}"\n`).join('')
    await writeFile(join(folder, 'userlist.txt'), users)
    await writeFile(join(folder, 'pgbouncer.ini'), await poolerSettings(folder, ports))
    start('haproxy', findProgram('haproxy') ?? 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
    start('pgbouncer', findProgram('pgbouncer') ?? 'pgbouncer', [join(folder, 'pgbouncer.ini')])

    const api = patroniApi(members, restPassword)
    await api.whole(UP_WITHIN_MS)
    const root = `postgres://postgres:${superuser}@127.0.0.1:${ports.primary}/postgres`
    await until(() => answers(root), 'HAProxy does not lead to the primary; see var/cluster-haproxy.log')
    const owner = join(CHECKOUT, 'ops/database/owner.sql')
    await psql(root, '-v', `password=${passwords.belvedere}`, '-f', owner)

    const addressOf = (role: (typeof ROLES)[number], port: number, database = 'belvedere') =>
      `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`
    return {
      folder,
      members,
      api,
      /** As the product gets them: pools through PgBouncer, what needs a session straight to the primary. */
      env: {
        DATABASE_URL: addressOf('belvedere', ports.primary),
        DATABASE_VISITOR_URL: addressOf('belvedere_visitor', ports.pooler),
        DATABASE_MEMBER_URL: addressOf('belvedere_staff', ports.pooler),
        DATABASE_SESSION_URL: addressOf('belvedere_visitor', ports.primary),
        PREPARED_STATEMENTS: 'no',
      },
      /** Of one member, whether it leads or not. */
      superuserOf: ({ pgPort }: Member) => `postgres://postgres:${superuser}@127.0.0.1:${pgPort}/belvedere`,
      /** A word to PgBouncer, such as PAUSE. */
      pooler: (word: string) => psql(addressOf('belvedere_pooler', ports.pooler, 'pgbouncer'), '-c', word),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const secret = () => randomBytes(24).toString('hex')

type Ports<Name extends string> = Record<Name, number>

async function freePorts<Name extends string>(names: readonly Name[]): Promise<Ports<Name>> {
  const found: number[] = []
  while (found.length < names.length) {
    const port = await freePort(randomInt(...LASTING_PORTS))
    if (!found.includes(port)) found.push(port)
  }
  return Object.fromEntries(names.map((name, nth) => [name, found[nth]])) as Ports<Name>
}

/** One etcd is enough where nothing is at stake, and it need not write everything down at once. */
async function etcdSettings(folder: string, { etcd, peer }: Ports<'etcd' | 'peer'>): Promise<string> {
  const settings = await filledIn('etcd.yml', {
    NAME: 'etcd',
    ETCD_DIR: join(folder, 'etcd'),
    ETCD_ADDRESS: `127.0.0.1:${etcd}`,
    ETCD_PEER_ADDRESS: `127.0.0.1:${peer}`,
    ETCD_CLUSTER: `etcd=http://127.0.0.1:${peer}`,
  })
  return `${settings}unsafe-no-fsync: true\n`
}

function haproxySettings(members: readonly Member[], { primary, standby }: Ports<'primary' | 'standby'>) {
  const each = members.flatMap(({ pgPort, restPort }, nth) => [
    [`PG${nth + 1}_ADDRESS`, `127.0.0.1:${pgPort}`],
    [`PG${nth + 1}_REST`, `127.0.0.1:${restPort}`],
  ])
  return filledIn('haproxy.cfg', {
    PRIMARY_HOST: '127.0.0.1',
    PRIMARY_PORT: primary,
    STANDBY_ADDRESS: `127.0.0.1:${standby}`,
    ...Object.fromEntries(each),
  })
}

function poolerSettings(folder: string, { primary, pooler }: Ports<'primary' | 'pooler'>) {
  return filledIn('pgbouncer.ini', {
    PRIMARY_HOST: '127.0.0.1',
    PRIMARY_PORT: primary,
    POOLER_HOST: '127.0.0.1',
    POOLER_PORT: pooler,
    POOLER_USERS: join(folder, 'userlist.txt'),
    POOLER_SOCKET_DIR: folder,
  })
}

/** Patroni asks its version once: before the members have agreed on one it would speak another dialect for ever. */
async function etcdIsUp(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/version`).catch(() => undefined)
  const version = answer?.ok ? ((await answer.json()) as { etcdcluster: string }) : undefined
  return Number.parseFloat(version?.etcdcluster ?? '') > 3
}

async function answers(url: string): Promise<boolean> {
  return (await run(findProgram('psql') ?? 'psql', ['-X', '-c', 'select 1', url])).code === 0
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + UP_WITHIN_MS; !(await isSo()); await wait(200))
    if (Date.now() > end) throw new Error(otherwise)
}
