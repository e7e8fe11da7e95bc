import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { Client, type QueryResultRow } from 'pg'

/** A database of its own into which the loader brought the demo, with a way to ask it. */
export async function loadedDemo() {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  return {
    databaseUrl: database.databaseUrl,
    async rows<Row extends QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
      return (await client.query<Row>(statement, values)).rows
    },
    async close() {
      await client.end()
      await database.drop()
    },
  }
}

export type LoadedDemo = Awaited<ReturnType<typeof loadedDemo>>
