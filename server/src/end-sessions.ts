import { endSessionsOf } from './areas/users/end-sessions-of.ts'
import { CommandError, runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'

/** Ends sessions: `node server/src/end-sessions.ts someone@homes.example`, or `everyone`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new CommandError('Say whose sessions: an e-mail address, or everyone.')
  const members = connectDatabase(readConfig(process.env).memberUrl, { max: 1 })
  try {
    await endSessionsOf(members, name)
    console.log(`The sessions of ${name} have ended.`)
  } finally {
    await members.destroy()
  }
})
