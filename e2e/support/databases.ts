import { Client, type QueryResult } from 'pg'

type Row = Record<string, unknown>

/** `npm run e2e` brings its services along. */
function ownersUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: run the browser tests through `npm run e2e`')
  return url
}

export function databaseUrl(name: string): string {
  const url = new URL(ownersUrl())
  url.pathname = `/${name}`
  return url.href
}

/** One statement as the owner, in the named database or in the one the tests were given. */
export async function asOwner(statement: string, values: unknown[] = [], name?: string) {
  const client = new Client({
    connectionString: name ? databaseUrl(name) : ownersUrl(),
    // The database takes no change that does not say what it is.
    options: '-c belvedere.action=by-hand',
  })
  await client.connect()
  try {
    return (await client.query(statement, values)) as QueryResult<Row>
  } finally {
    await client.end()
  }
}

export async function dropDatabase(name: string): Promise<void> {
  await asOwner(`drop database if exists ${name} with (force)`)
}
