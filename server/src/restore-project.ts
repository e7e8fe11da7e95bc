import { parseArgs } from 'node:util'
import { restoreProject } from './areas/projects/restore-project.ts'
import { CommandError, runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'

const USAGE = `Say which project, and from where: node server/src/restore-project.ts 7 --from postgres://…
  DATABASE_URL leads to the living database, as a superuser of PostgreSQL, who alone may copy without triggers.`

/** Brings one removed project back into the living database, from one restored to the second before (decision 185). */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const projectId = Number(positionals[0])
  const { databaseUrl } = readConfig(process.env)
  if (!Number.isInteger(projectId) || !values.from || !databaseUrl) throw new CommandError(USAGE)

  const restored = connectDatabase(values.from, { max: 1 })
  const living = connectDatabase(databaseUrl, { max: 1 })
  try {
    const rows = await restoreProject({ restored, living }, projectId)
    console.log(
      `Project ${projectId} is back, with ${rows} rows. Its files: node server/src/restore-files.ts.`,
    )
  } finally {
    await restored.destroy()
    await living.destroy()
  }
})
