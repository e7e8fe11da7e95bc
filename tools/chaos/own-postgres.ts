import { setTimeout as wait } from 'node:timers/promises'
import { psql } from '../scale/psql.ts'
import { databaseUrl, isPostgres, postgresIn } from '../services/postgres.ts'
import { postgresFolder } from '../services/postgres-folder.ts'

const DATABASE = 'chaos'

/** A PostgreSQL of this run alone, with its data in a folder of its own: it is made to be killed. */
export async function ownPostgres() {
  const folder = await postgresFolder('postgres-chaos')
  let service = await postgresIn(folder)
  const { port } = service
  // What an earlier run left unmailed is not this one's.
  await psql(databaseUrl(service), '-c', `drop database if exists ${DATABASE} with (force)`)
  await psql(databaseUrl(service), '-c', `create database ${DATABASE}`)
  const url = new URL(databaseUrl(service))
  url.pathname = DATABASE

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (await isPostgres(service)) process.kill(service.pid, signal)
    while (await isPostgres(service)) await wait(50)
  }

  return {
    url: url.href,
    /** SIGQUIT is its immediate stop: nothing is written down any more, as in a crash. */
    async kill(downMs: number): Promise<void> {
      await end('SIGQUIT')
      await wait(downMs)
      service = await postgresIn(folder, port)
      if (service.port !== port) throw new Error(`Port ${port} of PostgreSQL was taken meanwhile`)
    },
    stop: () => end('SIGINT'),
  }
}
