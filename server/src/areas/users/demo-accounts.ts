import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { accountsAt } from './account-queries.ts'
import { passwordFits } from './passwords.ts'

/** Anyone can read it here, which is why no account in production may have it. */
export const DEMO_PASSWORD = 'riva-on-the-danube'

/** Addresses of the demo's accounts end so. */
export const DEMO_DOMAIN = 'riva.example'

/** Accounts of the demo that anyone can log in to. */
export async function openDemoAccounts(db: Kysely<Database>): Promise<string[]> {
  const open: string[] = []
  for (const { email, passwordHash } of await accountsAt(db, DEMO_DOMAIN))
    if (await passwordFits(passwordHash, DEMO_PASSWORD)) open.push(email)
  return open
}
