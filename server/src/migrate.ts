import { readConfig } from './platform/config.ts'
import { migrate } from './platform/database/migrate.ts'

/**
 * Brings the tables up to date as the database's owner, and tells the roles of the serving processes how they come:
 * `node server/src/migrate.ts`, before a new release starts. No process that serves has these rights (SEC-06).
 */
const config = readConfig(process.env)
if (!config.databaseUrl)
  throw new Error("Settings: DATABASE_URL is not set: migrations want the owner's address")
const applied = await migrate(config.databaseUrl, config)
console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The tables are up to date.')
