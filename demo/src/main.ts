import { readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { openFiles } from '@belvedere/server/platform/files/open-files'
import { accountsTable } from './accounts-table.ts'
import { demoPassword } from './demo-password.ts'
import { loadDemo } from './load-demo.ts'
import { makeDemoAccounts } from './make-demo-accounts.ts'
import { progressLine } from './progress.ts'

/**
 * Loads the demo into the database, which it migrates first where it has the owner's address:
 * `node demo/src/main.ts [--with-accounts]`.
 */
const config = readConfig(process.env)
const { databaseUrl, memberUrl, production } = config
const password = demoPassword({
  production,
  asked: process.argv.includes('--with-accounts'),
  chosen: process.env.DEMO_PASSWORD,
})

if (databaseUrl) await migrate(databaseUrl, config)
await loadDemo({ memberUrl, files: openFiles(config), onProgress: progressLine(process.stdout) })

if (password) {
  await makeDemoAccounts(memberUrl, password)
  console.log(`\nDemo accounts (role, e-mail, password):\n${accountsTable(password)}`)
} else {
  console.log('No demo accounts: they are refused in production unless --with-accounts asks for them.')
}
