import { ROLES } from '@belvedere/domain/accounts/roles'
import { ensureAccount } from '@belvedere/server/areas/users/ensure-account'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { inAction } from '@belvedere/server/platform/database/in-action'
import type { DemoAccount } from './demo-accounts.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { readDataset } from './read-dataset.ts'

/** Makes the demo accounts that are missing, and sets the password of those that have another. */
export async function makeDemoAccounts(
  memberUrl: string,
  password: string,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const datasets = await Promise.all(DEMO_PROJECTS.map(readDataset))
  const members = connectDatabase(memberUrl, { max: 1 })
  try {
    await inAction(members, { kind: 'demo.accounts', userId: null }, async (db) => {
      for (const { role, ...names } of accounts) {
        // Roles other than super_admin are held on projects; the plain user is a buyer whom both projects registered.
        const isSuper = role === 'super_admin'
        await ensureAccount(db, {
          ...names,
          password,
          roleId: isSuper ? ROLES.super_admin : ROLES.user,
          onProjects: isSuper
            ? []
            : datasets.map(({ project }) => ({ projectId: project.id, roleId: ROLES[role] })),
        })
      }
    })
  } finally {
    await members.destroy()
  }
}
