import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { VAR } from './checkout.ts'
import { LOCK } from './ensure-services.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { withLock } from './lock.ts'
import { install } from './packages.ts'
import { commandOf } from './process-of.ts'
import { runOrFail } from './run.ts'
import { s3Settings } from './s3-settings.ts'
import { readServices, type Service, writeServices } from './services-file.ts'

const FOLDER = join(VAR, 's3')
const SETTINGS = join(FOLDER, 'ceph.conf')
const KEYRING = join(FOLDER, 'keyring')
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']
const START_WITHIN_MS = 60_000
/** Whoever waits for a cluster that does not come would wait for ever. */
const STEP_WITHIN_S = '60'

/** Known to all: the server is reached from this machine alone and forgets everything when it ends. */
const USER = { key: 'belvedere', secret: 'belvedere-secret' }

/** The address of our own S3 server, Ceph's, with the key and the secret in it; started and installed if needed. */
export async function ensureS3(): Promise<string> {
  return withLock(LOCK, async () => {
    if (!findProgram('radosgw')) await install(PACKAGES, "Ceph's S3 server")
    const known = await readServices()
    const s3 = (await whole(known.s3)) ?? (await restart(known.s3))
    await writeServices({ ...known, s3 })
    return `http://${USER.key}:${USER.secret}@127.0.0.1:${gatewayOf(s3)?.port}`
  })
}

/** Whether a pid is one of this cluster's and not another process that came to its number. */
export async function isS3({ pid }: Service): Promise<boolean> {
  return (await commandOf(pid)).includes(SETTINGS)
}

const gatewayOf = (s3: Service[]) => s3.at(-1)

async function whole(s3: Service[] | undefined): Promise<Service[] | undefined> {
  const alive = s3 && (await Promise.all(s3.map(isS3))).every(Boolean)
  return alive && (await answers(gatewayOf(s3)?.port)) ? s3 : undefined
}

/** Its objects were in memory, so a part that is left of it is of no use. */
async function restart(left: Service[] = []): Promise<Service[]> {
  for (const service of left) if (await isS3(service)) process.kill(service.pid, 'SIGKILL')
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(join(FOLDER, 'monitor'), { recursive: true })
  await mkdir(join(FOLDER, 'storage'))
  const cluster = {
    folder: FOLDER,
    id: randomUUID(),
    monitorPort: await freePort(),
    gatewayPort: await freePort(),
  }
  await writeFile(SETTINGS, s3Settings(cluster))
  await makeKeys()

  const map = join(FOLDER, 'monmap')
  const address = `[v2:127.0.0.1:${cluster.monitorPort}/0]`
  await runOrFail('monmaptool', ['--create', '--fsid', cluster.id, '--addv', 'a', address, map])
  await ceph('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', map])
  await ceph('ceph-mon', ['-i', 'a'])
  const storage = randomUUID()
  await ceph('ceph', ['osd', 'new', storage])
  await ceph('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', storage])
  await ceph('ceph-osd', ['-i', '0'])
  const user = ['--uid', USER.key, '--display-name', USER.key]
  await ceph('radosgw-admin', [
    'user',
    'create',
    ...user,
    '--access-key',
    USER.key,
    '--secret-key',
    USER.secret,
  ])
  await ceph('radosgw', ['-n', 'client.admin'])

  const services = await Promise.all([
    startedAs('mon.a', cluster.monitorPort),
    startedAs('osd.0', 0),
    startedAs('client.admin', cluster.gatewayPort),
  ])
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end; await wait(100))
    if (await answers(cluster.gatewayPort)) return services
  throw new Error(`The S3 server does not answer; see ${FOLDER}`)
}

/** One key for each part, with which it may do everything. */
async function makeKeys(): Promise<void> {
  const all = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
  for (const [index, name] of ['mon.', 'client.admin', 'osd.0'].entries()) {
    const create = index === 0 ? ['--create-keyring'] : []
    await runOrFail('ceph-authtool', [...create, KEYRING, '-n', name, '--gen-key', ...all])
  }
}

const ceph = (program: string, args: string[]) =>
  runOrFail('timeout', [STEP_WITHIN_S, program, '-c', SETTINGS, '--keyring', KEYRING, ...args])

async function startedAs(name: string, port: number): Promise<Service> {
  return { pid: Number(await readFile(join(FOLDER, `${name}.pid`), 'utf8')), port, folder: FOLDER }
}

async function answers(port: number | undefined): Promise<boolean> {
  const asking = fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1000) })
  return asking.then(
    ({ ok }) => ok,
    () => false,
  )
}
