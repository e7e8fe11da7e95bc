import { Client } from 'pg'

/** A hand in a database, in plain SQL. */
export async function byHand(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    run: (statement: string) => client.query(statement),
    close: () => client.end(),

    /** Nothing can be read from a table until the work is done, or says so. */
    async whileLocked(table: string, work: (unlock: () => Promise<unknown>) => Promise<void>): Promise<void> {
      await client.query(`begin; lock table ${table} in access exclusive mode`)
      const unlock = () => client.query('commit')
      await work(unlock).finally(unlock)
    },
  }
}
