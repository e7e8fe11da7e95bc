import { ROLES } from '@belvedere/domain/accounts/roles'
import { startWorker } from '../worker.ts'
import { startMailbox } from './mailbox.ts'
import { createTestApp } from './test-app.ts'

/** Where visitors' links lead, in the mails of a sales desk. */
const PUBLIC_URL = 'https://homes.example'

/** The API with a worker and a mailbox behind it, and people to staff its projects with. */
export async function openSalesDesk() {
  const server = await createTestApp()
  const mailbox = await startMailbox()
  const settings = { smtpUrl: mailbox.smtpUrl, publicUrl: PUBLIC_URL }
  const worker = await startWorker({ ...server.config, ...settings }, server.app.log)
  let nth = 0

  return {
    server,
    mailbox,
    /** Nobody is on any project any more. */
    sendHome: () => server.owner.deleteFrom('project_users').execute(),
    /** Someone new with that role on the project; gives their address. */
    async staff(role: keyof typeof ROLES, projectId: number, blocked = false): Promise<string> {
      nth += 1
      const email = `${role}-${nth}@agents.example`
      const { id } = await server.owner
        .insertInto('users')
        .values({
          email,
          username: email,
          first_name: 'An',
          last_name: 'Agent',
          password_hash: 'none',
          blocked_at: blocked ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await server.owner
        .insertInto('project_users')
        .values({ project_id: projectId, user_id: id, role_id: ROLES[role] })
        .execute()
      return email
    },
    async close() {
      await worker.stop()
      await mailbox.close()
      await server.close()
    },
  }
}

export type SalesDesk = Awaited<ReturnType<typeof openSalesDesk>>
