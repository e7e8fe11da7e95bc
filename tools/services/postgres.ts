import { readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { install } from './packages.ts'
import { dataOf, initialise, OWNER, postgresFolder } from './postgres-folder.ts'
import { asServer } from './postgres-user.ts'
import { commandOf } from './process-of.ts'
import { run } from './run.ts'
import type { Service } from './services-file.ts'

const MEGABYTE = 2 ** 20
const START_ATTEMPTS = 10

/** An eighth of the memory is plenty for a development machine that runs browsers beside it. */
const sharedBuffersMb = () => Math.round(Math.min(1024, Math.max(128, totalmem() / MEGABYTE / 8)))

export const databaseUrl = ({ port }: Service) => `postgres://${OWNER}@127.0.0.1:${port}/${OWNER}`

/** Our own PostgreSQL: the running one, or else started, installed and made as far as that is needed. */
export async function ensurePostgres(wishedPort?: number): Promise<Service> {
  if (!findProgram('initdb')) await install(['postgresql'], 'PostgreSQL', 'DATABASE_URL')
  return postgresIn(await postgresFolder(), wishedPort)
}

/** The one whose data lie in that folder. */
export async function postgresIn(folder: string, wishedPort?: number): Promise<Service> {
  await initialise(folder, program('initdb'))
  const service = (await running(folder)) ?? (await start(folder, wishedPort))
  await ensureDatabase(service)
  return service
}

/** Whether a pid is this service and not another process that came to its number. */
export async function isPostgres({ pid, folder }: Service): Promise<boolean> {
  return (await commandOf(pid)).includes(dataOf(folder))
}

async function running(folder: string): Promise<Service | undefined> {
  const lines = await readFile(join(dataOf(folder), 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = lines.split('\n').map(Number)
  if (!pid || !port) return undefined
  const service = { pid, port, folder }
  return (await isPostgres(service)) && (await answers(service)) ? service : undefined
}

async function start(folder: string, wishedPort?: number): Promise<Service> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wishedPort)
    // Compiling statements is off, as migrating turns it off for those who serve.
    const settings = [
      `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
      `-c max_connections=200 -c shared_buffers=${sharedBuffersMb()}MB -c jit=off`,
    ].join(' ')
    const args = ['-D', dataOf(folder), '-l', join(folder, 'server.log'), '-w', '-o', settings, 'start']
    try {
      await asServer(program('pg_ctl'), args)
    } catch (error) {
      // The port may have been taken meanwhile, or helpers of a killed server may still hold its memory.
      if (attempt === START_ATTEMPTS) throw error
      await wait(1000)
    }
    const service = await running(folder)
    if (service) return service
  }
}

const psql = (service: Service, database: string, statement: string) => {
  const where = ['-h', '127.0.0.1', '-p', String(service.port), '-U', OWNER, '-d', database]
  return run(program('psql'), ['-X', ...where, '-c', statement])
}

const answers = async (service: Service) => (await psql(service, 'postgres', 'select 1')).code === 0

async function ensureDatabase(service: Service): Promise<void> {
  if ((await psql(service, OWNER, 'select 1')).code === 0) return
  const { code, output } = await psql(service, 'postgres', `create database ${OWNER}`)
  if (code !== 0) throw new Error(`Cannot make the database ${OWNER}: ${output}`)
}

function program(name: string): string {
  const path = findProgram(name)
  if (!path) throw new Error(`${name} of PostgreSQL was not found.`)
  return path
}
