import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ownPostgres } from './own-services.ts'

const LOADER = fileURLToPath(new URL('../../../demo/src/main.ts', import.meta.url))

/** The demo in a PostgreSQL of this test alone, which may be killed; `env` leads to it. */
export async function ownDemo() {
  const postgres = await ownPostgres()
  await postgres.start()
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATABASE_VISITOR_URL: '',
    DATABASE_MEMBER_URL: '',
  }
  await promisify(execFile)(process.execPath, [LOADER, '--without-year', '--without-widths'], { env })
  return { postgres, env }
}
