import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import {
  accountByEmail,
  joinProject,
  keepSignUp,
  markVerified,
  savePassword,
  saveRole,
} from './account-queries.ts'
import { hashPassword, passwordFits } from './passwords.ts'

type Ensured = {
  email: string
  password: string
  firstName: string
  lastName: string
  roleId: number
  /** Held on these projects, unless they hold another there already. */
  onProjects: readonly { projectId: number; roleId: number }[]
}

/** An account that can be logged in with: made when it is missing, and given the password when it has another. */
export async function ensureAccount(db: Transaction<Database>, wanted: Ensured): Promise<void> {
  const { email, password, firstName, lastName, roleId, onProjects } = wanted
  const present = await accountByEmail(db, email)
  if (!present) await keepSignUp(db, { email, firstName, lastName, locale: 'en' })
  const account = present ?? (await accountByEmail(db, email))
  if (!account) throw new Error(`${email} has no account, and none could be made`)
  if (!(await passwordFits(account.passwordHash, password)))
    await savePassword(db, account.id, await hashPassword(password))
  if (!present) await saveRole(db, account.id, roleId)
  if (!account.verified) await markVerified(db, account.id)
  for (const place of onProjects) await joinProject(db, { ...place, userId: account.id })
}
