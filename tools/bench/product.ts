import { buildApp } from '@belvedere/server/app'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase, servingOptions } from '@belvedere/server/platform/database/database'
import { openFiles } from '@belvedere/server/platform/files/open-files'
import type { Db } from '../scale/record-statements.ts'

/** What is read all the time: the apartments of the demo's first building. */
export const READ = '/api/v1/frontend/buildings/1/apartments'

/** As browsers ask. */
export const ENCODING = { 'accept-encoding': 'br' }

/** The API as it is served, except that it keeps its log to what matters. */
export async function openProduct(env: NodeJS.ProcessEnv, listen: (db: Db) => Db = (db) => db) {
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, NODE_ENV: 'production' })
  const db = connectDatabase(config.visitorUrl, servingOptions(config))
  const members = connectDatabase(config.memberUrl, { max: 1 })
  const app = await buildApp({ config, db: listen(db), members, files: openFiles(config) })
  app.addHook('onClose', async () => {
    await db.destroy()
    await members.destroy()
  })
  return { app, config }
}
