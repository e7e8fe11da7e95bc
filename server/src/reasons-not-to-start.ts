import { openDemoAccounts } from './areas/users/demo-accounts.ts'
import type { Config } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { pendingMigrations } from './platform/database/migrate.ts'
import { excessRights } from './platform/database/role-rights.ts'
import { unsafeSettings } from './platform/unsafe-settings.ts'

/**
 * Why a process that serves or works must not start: what is unsafe in production, by its settings first and then by
 * what it finds in the database. Each reason is a sentence that says what to do (SEC-06).
 */
export async function reasonsNotToStart(config: Config): Promise<string[]> {
  const unsafe = unsafeSettings(config)
  if (!config.production || config.trial || unsafe.length > 0) return unsafe
  const rights = await excessRights(config)
  return rights.length > 0 ? rights : unsafeContents(config)
}

async function unsafeContents({ visitorUrl, memberUrl }: Config): Promise<string[]> {
  const db = connectDatabase(visitorUrl, { max: 1 })
  const members = connectDatabase(memberUrl, { max: 1 })
  try {
    if ((await pendingMigrations(db)).length > 0)
      return [
        "The tables are not up to date: run `npm run migrate`, with the owner's address in DATABASE_URL beside these.",
      ]
    const open = await openDemoAccounts(members)
    if (open.length === 0) return []
    return [
      `The password of ${open.join(', ')} is the demo's, which anyone can read: set others or remove these accounts; ` +
        'TRIAL=yes lets a product start with them on this machine alone.',
    ]
  } finally {
    await db.destroy()
    await members.destroy()
  }
}
