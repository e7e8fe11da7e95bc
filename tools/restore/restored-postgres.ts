import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { outsideFolder } from '../services/checkout.ts'
import { filledIn, type Places } from '../services/cluster/fill-in.ts'
import { endLeftovers } from '../services/cluster/leftovers.ts'
import { findProgram } from '../services/find-program.ts'
import { freePort } from '../services/free-port.ts'
import { asServer, giveToServer } from '../services/postgres-user.ts'
import { pgbackrest } from './backups.ts'

const UP_WITHIN_MS = 120_000

/**
 * The database as it was at that second, out of the bucket into an empty place, by the settings of ops/database. As the
 * runbook has it: restored, started on a port of its own, and led out of recovery by itself.
 */
export async function restorePostgres(places: Places, second: string) {
  const folder = outsideFolder('restored')
  await endLeftovers(folder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const data = join(folder, 'data')
  const settings = join(folder, 'pgbackrest.conf')
  const port = await freePort()
  const own = {
    DATA_DIR: data,
    SOCKET_DIR: folder,
    PG_PORT: port,
    BACKUP_LOG_DIR: folder,
    BACKUP_LOCK_DIR: folder,
    BACKUP_SPOOL_DIR: folder,
  }
  await writeFile(settings, await filledIn('pgbackrest.conf', { ...places, ...own }))
  await mkdir(data, { mode: 0o700 })
  await giveToServer(folder)
  const to = ['--type=time', `--target=${second}`, '--target-action=promote', '--archive-mode=off']
  await pgbackrest(settings, ...to, 'restore')

  const program = (name: string) => findProgram(name) ?? name
  // Patroni's own file leads to the old machine: its ports, its standbys.
  const started = {
    config_file: join(data, 'postgresql.base.conf'),
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    archive_mode: 'off',
    synchronous_standby_names: '',
    max_connections: 120,
  }
  const options = Object.entries(started)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')
  const log = join(folder, 'server.log')
  await asServer(program('pg_ctl'), ['-D', data, '-l', log, '-w', '-t', '120', '-o', options, 'start'])
  const query = (statement: string) =>
    asServer(program('psql'), [
      '-X',
      '-A',
      '-t',
      '-h',
      folder,
      '-p',
      String(port),
      '-c',
      statement,
      'postgres',
    ])
  for (const end = Date.now() + UP_WITHIN_MS; ; await wait(200)) {
    if ((await query('select pg_is_in_recovery()').catch(() => '')).trim() === 'f') break
    if (Date.now() > end) throw new Error(`The restored database does not come out of recovery; see ${log}`)
  }
  return {
    port,
    async close() {
      await asServer(program('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      await rm(folder, { recursive: true })
    },
  }
}
