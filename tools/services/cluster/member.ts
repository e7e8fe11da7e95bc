import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { giveToServer } from '../postgres-user.ts'
import { commandOf } from '../process-of.ts'
import { run } from '../run.ts'
import { type BreakableWay, breakableWay } from './breakable-way.ts'
import { daemon } from './daemon.ts'
import { filledIn, type Places } from './fill-in.ts'
import type { Patroni } from './programs.ts'

/** As pgbackrest.conf names the database. */
export const STANZA = 'belvedere'

export type Addresses = { name: string; folder: string; data: string; pgPort: number; restPort: number }

export type Member = Addresses & {
  start: () => void
  stop: () => Promise<void>
  /** Kill -9 of PostgreSQL and all its helpers; Patroni lives. */
  killPostgres: () => Promise<void>
  /** Kill -9 of everything, as when the machine loses its power. `start` brings it back. */
  killMachine: () => Promise<void>
  /** Neither dies nor answers: every process stands still until `thaw`. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  /** Its own way to etcd, which can be cut. */
  wayToEtcd: BreakableWay
}

/** One machine of the database: Patroni, and the PostgreSQL that it runs. */
export async function makeMember(
  { name, folder, data, pgPort, restPort }: Addresses,
  {
    patroni,
    etcdPort,
    places,
    keepsBackups,
  }: { patroni: Patroni; etcdPort: number; places: Places; keepsBackups: boolean },
): Promise<Member> {
  await mkdir(folder, { recursive: true })
  const wayToEtcd = await breakableWay(etcdPort)
  const settings = join(folder, 'patroni.yml')
  const own = {
    NAME: name,
    PG_HOST: '127.0.0.1',
    PG_PORT: pgPort,
    REST_ADDRESS: `127.0.0.1:${restPort}`,
    ETCD_HOSTS: `127.0.0.1:${wayToEtcd.port}`,
    DATA_DIR: data,
    SOCKET_DIR: folder,
    BACKUP_LOG_DIR: folder,
    BACKUP_LOCK_DIR: folder,
    BACKUP_SPOOL_DIR: folder,
    ARCHIVE_COMMAND: '/bin/true',
  }
  const backups = join(folder, 'pgbackrest.conf')
  if (keepsBackups) {
    await writeFile(backups, await filledIn('pgbackrest.conf', { ...places, ...own }))
    own.ARCHIVE_COMMAND = `pgbackrest --config=${backups} --stanza=${STANZA} archive-push %p`
  }
  await writeFile(settings, await filledIn('patroni.yml', { ...places, ...own }))
  await giveToServer(folder)
  const { command, args, env } = patroni
  const program = daemon(name, command, [...args, settings], { env, cwd: folder })

  /** The postmaster and its children; none when it does not run. A pid alone may be another's by now. */
  async function postgres(): Promise<number[]> {
    const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    const postmaster = Number(first)
    if (!postmaster || !(await commandOf(postmaster)).includes(data)) return []
    const { output } = await run('ps', ['-o', 'pid=', '--ppid', first])
    return [postmaster, ...output.trim().split(/\s+/).filter(Boolean).map(Number)]
  }

  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself meanwhile.
      }
  }

  const all = async () => [program.pid(), ...(await postgres())].filter(Boolean)

  async function killPostgres(): Promise<void> {
    const pids = await postgres()
    signal(pids, 'SIGKILL')
    const alive = async () => (pids[0] ? (await commandOf(pids[0])).includes(data) : false)
    while (await alive()) await wait(10)
  }

  return {
    name,
    folder,
    data,
    pgPort,
    restPort,
    wayToEtcd,
    start: program.start,
    async stop() {
      wayToEtcd.mend()
      signal(await all(), 'SIGCONT')
      // Told to end, Patroni ends PostgreSQL too; what it left behind when it was killed is ended here.
      await program.stop()
      await killPostgres()
      wayToEtcd.close()
    },
    killPostgres,
    async killMachine() {
      const died = program.kill()
      await killPostgres()
      await died
    },
    freeze: async () => signal(await all(), 'SIGSTOP'),
    thaw: async () => signal(await all(), 'SIGCONT'),
  }
}
