import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseUrl } from './databases.ts'
import { productEnvironment, ROOT } from './product-environment.ts'

/** Of the demo's people, where they have accounts; in production they have no password that anyone can read. */
export const OWN_PASSWORD = 'kestenje-na-obali-dunava'

export interface Living {
  /** With its accounts, who have `OWN_PASSWORD`, and the year of work behind them (BUY-03). */
  readonly year?: boolean
}

/** Migrates the database and loads the demo into it, as `npm run setup` does; on its own without its accounts. */
export async function loadDemo(database: string, { year = false }: Living = {}): Promise<void> {
  const options = year ? ['--with-accounts'] : ['--without-year']
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('demo/src/main.ts', ROOT)), ...options, '--without-widths'],
    {
      env: {
        ...process.env,
        ...productEnvironment(),
        DEMO_PASSWORD: OWN_PASSWORD,
        DATABASE_URL: databaseUrl(database),
        DATABASE_VISITOR_URL: '',
      },
    },
  )
}
