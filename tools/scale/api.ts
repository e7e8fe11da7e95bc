import { buildApp } from '@belvedere/server/app'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { localFiles } from '@belvedere/server/platform/files/files'
import { explain } from './explain.ts'
import { recordStatements } from './record-statements.ts'
import type { ScratchDatabase } from './scratch-database.ts'

export type Api = Awaited<ReturnType<typeof openApi>>

/** The API itself on a scratch database, as visitors meet it; every read goes down to the rows. */
export async function openApi({ env }: ScratchDatabase) {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent', ANSWER_CACHE_MB: '0' })
  const db = connectDatabase(config.visitorUrl, { max: 2 })
  const members = connectDatabase(config.memberUrl, { max: 1 })
  const { recorder, statements } = recordStatements()
  const app = await buildApp({
    config,
    db: db.withPlugin(recorder),
    members,
    files: localFiles(config.filesDir),
  })

  async function read(path: string): Promise<{ milliseconds: number; body: string }> {
    const start = performance.now()
    const { statusCode, body } = await app.inject({ url: path, headers: app.inProcessHeaders })
    const milliseconds = performance.now() - start
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`)
    return { milliseconds, body }
  }

  return {
    read,
    /** How many statements are behind a read, and which tables they read from end to end. */
    async plansOf(path: string) {
      statements.length = 0
      await read(path)
      const issued = [...statements]
      return { statements: issued.length, wholeTables: await explain(db, issued) }
    },
    async close() {
      await app.close()
      await db.destroy()
      await members.destroy()
    },
  }
}
