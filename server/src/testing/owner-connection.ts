import { Client } from 'pg'

/** `npm test` brings its services along; without them there is nothing to test against. */
function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: run the tests through `npm test`')
  return url
}

export function withDatabaseName(name: string): string {
  const url = new URL(databaseUrl())
  url.pathname = `/${name}`
  return url.href
}

/** What the owner writes by hand in this database is recorded as such; whoever else writes must say what they do. */
export async function nameActions(owner: Client, database: string): Promise<void> {
  await owner.query(`alter role current_user in database ${database} set belvedere.action = 'by hand'`)
}

export async function withOwner<Result>(
  use: (owner: Client) => Promise<Result>,
  database?: string,
): Promise<Result> {
  const owner = new Client({ connectionString: database ? withDatabaseName(database) : databaseUrl() })
  await owner.connect()
  try {
    return await use(owner)
  } finally {
    await owner.end()
  }
}
