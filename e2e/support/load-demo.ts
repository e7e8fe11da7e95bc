import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseUrl } from './databases.ts'
import { productEnvironment, ROOT } from './product-environment.ts'

/** Migrates the database and loads the demo into it, as `npm run setup` does, without its accounts. */
export async function loadDemo(database: string): Promise<void> {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('demo/src/main.ts', ROOT))], {
    env: {
      ...process.env,
      ...productEnvironment(),
      DATABASE_URL: databaseUrl(database),
      DATABASE_VISITOR_URL: '',
    },
  })
}
