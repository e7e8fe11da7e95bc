import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Config } from '../config.ts'
import { installJobs } from '../jobs/install-jobs.ts'
import { applyMigration } from './apply-migration.ts'
import type { Database } from './json-columns.ts'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const NUMBERED = /^\d{3}_[a-z_]+\.sql$/

/** Held by the session while migrating, so that two processes starting together take turns. */
export const MIGRATION_LOCK = 7_246_001
const ASK_AGAIN_AFTER_MS = 200

type Roles = Pick<Config, 'visitorUrl' | 'memberUrl' | 'statementTimeoutMs'>

/**
 * Applies each numbered migration once, in its own transaction where that can be; gives back the names of those applied now.
 * Then it tells the roles of those who serve how they come, where they are given. The address must keep one session throughout.
 */
export async function migrate(databaseUrl: string, roles?: Roles): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await takeTurn(client)
    const applied: string[] = []
    for (const name of await pending(client)) {
      await apply(client, name)
      applied.push(name)
    }
    await installJobs(client)
    if (roles)
      for (const url of [roles.visitorUrl, roles.memberUrl]) await tellRole(client, new URL(url), roles)
    return applied
  } finally {
    await client.end()
  }
}

/**
 * Asked for again and again. A statement that waits for the lock would keep its snapshot, which an index that is built
 * concurrently waits for in turn: a deadlock, for as long as we wait.
 */
async function takeTurn(client: Client): Promise<void> {
  const isOurs = async () => {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      MIGRATION_LOCK,
    ])
    return rows[0]?.ours
  }
  while (!(await isOurs())) await wait(ASK_AGAIN_AFTER_MS)
}

async function pending(client: Client): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  return notAmong(rows)
}

/** Those that a database lacks, asked by any of its roles. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return notAmong(rows)
}

/** In their order. */
async function notAmong(applied: readonly { name: string }[]): Promise<string[]> {
  const done = new Set(applied.map(({ name }) => name))
  const names = (await readdir(MIGRATIONS)).filter((name) => NUMBERED.test(name)).sort()
  return names.filter((name) => !done.has(name))
}

async function apply(client: Client, name: string): Promise<void> {
  const file = await readFile(new URL(name, MIGRATIONS), 'utf8')
  try {
    await applyMigration(client, name, file)
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/**
 * Roles are made without a password; the address that each comes by says which one it has. Their time for a statement is
 * the role's own in this database: a pooler in between takes no such wish from a connection (decision 170). So is that
 * PostgreSQL compiles no statement of theirs: all are short, and compiling one takes longer than it runs.
 */
async function tellRole(
  client: Client,
  { username, password }: URL,
  { statementTimeoutMs }: Roles,
): Promise<void> {
  const role = client.escapeIdentifier(decodeURIComponent(username))
  if (password)
    await client.query(`alter role ${role} password ${client.escapeLiteral(decodeURIComponent(password))}`)
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = client.escapeIdentifier(rows[0]?.name ?? '')
  const theirs = `alter role ${role} in database ${database} set`
  await client.query(`${theirs} statement_timeout = ${statementTimeoutMs}`)
  await client.query(`${theirs} jit = off`)
}
