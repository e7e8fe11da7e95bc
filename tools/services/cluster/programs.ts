import { existsSync, globSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outsideFolder } from '../checkout.ts'
import { findProgram } from '../find-program.ts'
import { install } from '../packages.ts'
import { run, runOrFail } from '../run.ts'

/** By the program that shows that each is there. */
const PACKAGES = {
  initdb: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
}
/** Debian 12 has Patroni 3, which knows no quorum; the next Debian's is pure Python and runs on this one. */
const NEXT_DEBIAN = 'trixie'
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
/** Debian's own: the PATH may lead to another one, without Patroni's modules. */
const PYTHON = '/usr/bin/python3'

export type Patroni = { command: string; args: string[]; env: NodeJS.ProcessEnv }

/** Everything that a cluster of ops/database is made of, installed where it is missing. */
export async function ensureClusterPrograms(): Promise<Patroni> {
  const missing = Object.entries(PACKAGES).filter(([program]) => !findProgram(program))
  if (missing.length > 0)
    await install([...missing.map(([, name]) => name), 'python3-etcd'], 'The cluster of ops/database')
  return (await ownPatroni()) ?? (await nextPatroni())
}

async function ownPatroni(): Promise<Patroni | undefined> {
  const { output } = await run('patroni', ['--version'])
  const version = Number(/patroni (\d+)/.exec(output)?.[1])
  return version >= 4 ? { command: 'patroni', args: [], env: process.env } : undefined
}

/** Unpacked beside what is installed, where the user of PostgreSQL can read it. */
async function nextPatroni(): Promise<Patroni> {
  const folder = outsideFolder('patroni')
  if (!existsSync(folder)) await unpack(folder)
  return {
    command: PYTHON,
    args: [join(folder, 'usr/bin/patroni')],
    env: { ...process.env, PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages') },
  }
}

async function unpack(folder: string): Promise<void> {
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'lists/partial'), { recursive: true })
  await mkdir(join(part, 'cache/archives/partial'), { recursive: true })
  const list = join(part, 'next.list')
  await writeFile(list, `deb [signed-by=${KEYRING}] ${await mirror()} ${NEXT_DEBIAN} main\n`)
  const apart = {
    'Dir::Etc::SourceList': list,
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(part, 'lists'),
    'Dir::Cache': join(part, 'cache'),
  }
  const options = Object.entries(apart).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  await runOrFail('apt-get', ['-q', ...options, 'update'])
  // With the release said: else apt takes the installed version for the one to fetch. It fetches into its own folder.
  const fetch = ['patroni', 'python3-ydiff'].map((name) => `${name}/${NEXT_DEBIAN}`)
  await runOrFail('env', ['-C', part, 'apt-get', '-q', ...options, 'download', ...fetch])
  for (const file of globSync(join(part, '*.deb')))
    await runOrFail('dpkg', ['-x', file, join(part, 'unpacked')])
  await rename(join(part, 'unpacked'), folder)
  await rm(part, { recursive: true })
}

/** Where this machine's own packages come from. */
async function mirror(): Promise<string> {
  const format = ['--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main']
  const [first] = (await runOrFail('apt-get', ['indextargets', ...format])).split('\n')
  if (!first) throw new Error('apt knows no repository')
  return first
}
