import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKOUT } from '../services/checkout.ts'
import { runOrFail } from '../services/run.ts'
import { psql } from './psql.ts'
import type { ScratchDatabase } from './scratch-database.ts'

const LOADER = join(CHECKOUT, 'demo/src/main.ts')
const SQL = join(import.meta.dirname, 'load.sql')

/** About 50 kB a project lie in the database, and as much again passes through its log. */
const BYTES_PER_PROJECT = 120_000

export async function refuseSmallDisk(projects: number): Promise<void> {
  const { bavail, bsize } = await statfs(CHECKOUT)
  const [free, needed] = [bavail * bsize, projects * BYTES_PER_PROJECT]
  if (free < needed) throw new Error(`The load needs ${gigabytes(needed)}, free are ${gigabytes(free)}.`)
}

/** Riva, by the demo's own loader. */
export async function loadRiva({ env }: ScratchDatabase): Promise<void> {
  await runOrFail(process.execPath, [LOADER, '--without-year', '--without-widths'], {
    FILES_DIR: join(CHECKOUT, 'var/files'),
    ...env,
  })
}

/** The other projects, made inside of the database. */
export async function loadOthers({ url }: ScratchDatabase, projects: number): Promise<void> {
  await psql(url, '-v', `projects=${projects}`, '-f', SQL)
}

export async function sizeOf({ url }: ScratchDatabase): Promise<string> {
  return gigabytes(Number(await psql(url, '-c', 'select pg_database_size(current_database())')))
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`
