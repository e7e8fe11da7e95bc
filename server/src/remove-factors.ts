import { removeFactorsOf } from './areas/users/second-factor/remove-factors.ts'
import { CommandError, runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { jobSender } from './platform/jobs/jobs.ts'

/** Frees somebody who has lost passkeys and codes: `node server/src/remove-factors.ts someone@homes.example`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new CommandError('Say whose passkeys and codes: an e-mail address.')
  const members = connectDatabase(readConfig(process.env).memberUrl, { max: 2 })
  const jobs = jobSender(members)
  try {
    await jobs.ready()
    await removeFactorsOf(members, jobs.enqueue, name)
    console.log(
      `The passkeys and codes of ${name} are gone, and their sessions have ended. A mail tells them.`,
    )
  } finally {
    await jobs.close()
    await members.destroy()
  }
})
