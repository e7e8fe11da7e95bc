import { readConfig } from './platform/config.ts'
import { migrate } from './platform/database/migrate.ts'

/**
 * Brings the tables up to date as the database's owner, and tells the roles of the serving processes how they come:
 * `node server/src/migrate.ts`, before a new release starts. No process that serves has these rights (SEC-06).
 */
const config = readConfig(process.env)
const missing = ['DATABASE_URL', 'DATABASE_VISITOR_URL', 'DATABASE_MEMBER_URL'].filter(
  (name) => !process.env[name],
)
// Of the owner's address alone the others would be made, and the roles be given the owner's password.
if (missing.length > 0 || !config.databaseUrl)
  throw new Error(
    `Settings: ${missing.join(', ')} not set: migrations come by the owner's address, and tell the roles their passwords.`,
  )
const applied = await migrate(config.databaseUrl, config)
console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The tables are up to date.')
