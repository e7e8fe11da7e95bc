import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'

/**
 * A table that somebody uses is waited for, and whoever comes next waits behind us: after a second we let them all go
 * first, and try again.
 */
const LOCK_TIMEOUT_MS = 1_000
const TRIES = 60
const AGAIN_AFTER_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** The first line of a file that builds indexes without locking their tables, which no transaction can. */
export const ONE_BY_ONE = /^-- one by one\b/
const STATEMENTS = /;\s*$/m

/**
 * A migration in its own transaction, or where that cannot be, statement by statement; with the note that it is done.
 * What it may do is checked before (server/src/testing/migration-faults.ts).
 */
export async function applyMigration(client: Client, name: string, file: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      if (ONE_BY_ONE.test(file)) await oneByOne(client, name, file)
      else await atOnce(client, name, file)
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) || tries === TRIES) throw error
      await wait(AGAIN_AFTER_MS)
    }
}

async function atOnce(client: Client, name: string, file: string): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  try {
    await client.query(file)
    await note(client, name)
    await client.query('commit')
  } catch (error) {
    // Of a connection that broke the database undoes everything by itself; what counts is why it failed.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Each can be made again: one that was broken off leaves an index that is not valid, which its file drops first. */
async function oneByOne(client: Client, name: string, file: string): Promise<void> {
  for (const statement of file.split(STATEMENTS)) if (statement.trim() !== '') await client.query(statement)
  await note(client, name)
}

const note = (client: Client, name: string) =>
  client.query('insert into schema_migrations (name) values ($1)', [name])
