import { sweepFiles } from './areas/media/sweep-files.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { openFiles } from './platform/files/open-files.ts'

/** Removes stored files that no row has named for a day: `node server/src/sweep.ts`, once a day (decision 62). */
const config = readConfig(process.env)
const members = connectDatabase(config.memberUrl, { max: 1 })
try {
  const { stored, unnamed, removed } = await sweepFiles({ members, files: openFiles(config) })
  console.log(`files: ${stored} stored, ${unnamed} without a name, ${removed} removed`)
} finally {
  await members.destroy()
}
