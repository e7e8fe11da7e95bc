import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { openFiles } from '@belvedere/server/platform/files/open-files'
import { jobSender } from '@belvedere/server/platform/jobs/jobs'
import { accountsTable } from './accounts-table.ts'
import type { Dataset } from './dataset.ts'
import { AGENTS, COLLEAGUES, DEMO_ACCOUNTS, HEAD_OF_SALES } from './demo-accounts.ts'
import { demoPassword } from './demo-password.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { loadDemo } from './load-demo.ts'
import { makeDemoAccounts } from './make-demo-accounts.ts'
import { progressLine } from './progress.ts'
import { readDataset } from './read-dataset.ts'
import { beforeTheYear, planYear } from './year/plan-year.ts'
import { playYears, withoutWork } from './year/play-year.ts'

/**
 * Loads the demo into the database, which it migrates first where it has the owner's address:
 * `node demo/src/main.ts [--with-accounts] [--without-year] [--without-widths]`. Tests and measurements begin without the
 * year of work behind it (BUY-03), and without the widths of pictures, which a worker would make at their cost.
 */
const config = readConfig(process.env)
const { databaseUrl, memberUrl, production } = config
const password = demoPassword({
  production,
  asked: process.argv.includes('--with-accounts'),
  chosen: process.env.DEMO_PASSWORD,
})

if (databaseUrl) await migrate(databaseUrl, config)
const datasets = await Promise.all(DEMO_PROJECTS.map(readDataset))
const now = Date.now()
// A year is told of what nobody has worked on, by people who have accounts; past times are the owner's to write.
const told =
  databaseUrl && password && !process.argv.includes('--without-year')
    ? await withoutWork(
        databaseUrl,
        datasets.map(({ project }) => project.id),
      )
    : []
const isTold = ({ project }: Dataset) => told.includes(project.id)
await loadDemo({
  memberUrl,
  files: openFiles(config),
  onProgress: progressLine(process.stdout),
  shaped: (dataset) => (isTold(dataset) ? beforeTheYear(dataset, now) : dataset),
})

const accounts = told.length > 0 ? [...DEMO_ACCOUNTS, ...COLLEAGUES] : DEMO_ACCOUNTS
if (password) await makeDemoAccounts(memberUrl, password, accounts)
if (databaseUrl && told.length > 0) {
  const years = datasets.filter(isTold).map((dataset) => planYear(dataset, now))
  const began = performance.now()
  await playYears({ databaseUrl, memberUrl }, years, { agents: AGENTS, head: HEAD_OF_SALES })
  console.log(
    `A year of work is behind ${years.length} projects, in ${Math.round(performance.now() - began)} ms.`,
  )
}

if (!process.argv.includes('--without-widths')) {
  // The worker makes every width of their pictures, so that the first visitor does not wait for them.
  const members = connectDatabase(memberUrl, { max: 2 })
  const jobs = jobSender(members)
  await jobs.ready()
  for (const { project } of datasets)
    await members.transaction().execute((db) => jobs.enqueue(db, 'warm-pictures', { projectId: project.id }))
  await jobs.close()
  await members.destroy()
}

if (password) console.log(`\nDemo accounts (role, e-mail, password):\n${accountsTable(accounts, password)}`)
else console.log('No demo accounts: they are refused in production unless --with-accounts asks for them.')
