import type { connectDatabase } from '@belvedere/server/platform/database/database'

export type Db = ReturnType<typeof connectDatabase>
type Plugin = Parameters<Db['withPlugin']>[0]

/** What was asked of the database, before it was put into words. */
export type Statement = Pick<Parameters<Plugin['transformQuery']>[0], 'node' | 'queryId'>

/** Listens to the statements that go through a database handle. */
export function recordStatements(): { recorder: Plugin; statements: Statement[] } {
  const statements: Statement[] = []
  const recorder: Plugin = {
    transformQuery({ node, queryId }) {
      statements.push({ node, queryId })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { recorder, statements }
}
