import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { openFiles } from '@belvedere/server/platform/files/open-files'
import { jobSender } from '@belvedere/server/platform/jobs/jobs'
import { accountsTable } from './accounts-table.ts'
import { demoPassword } from './demo-password.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { loadDemo } from './load-demo.ts'
import { makeDemoAccounts } from './make-demo-accounts.ts'
import { progressLine } from './progress.ts'
import { readDataset } from './read-dataset.ts'

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

// The worker makes every width of their pictures, so that the first visitor does not wait for them.
const members = connectDatabase(memberUrl, { max: 2 })
const jobs = jobSender(members)
await jobs.ready()
for (const { project } of await Promise.all(DEMO_PROJECTS.map(readDataset)))
  await members.transaction().execute((db) => jobs.enqueue(db, 'warm-pictures', { projectId: project.id }))
await jobs.close()
await members.destroy()

if (password) {
  await makeDemoAccounts(memberUrl, password)
  console.log(`\nDemo accounts (role, e-mail, password):\n${accountsTable(password)}`)
} else {
  console.log('No demo accounts: they are refused in production unless --with-accounts asks for them.')
}
