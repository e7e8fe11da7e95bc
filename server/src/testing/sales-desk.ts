import { ROLES } from '@belvedere/domain/accounts/roles'
import { startWorker } from '../worker.ts'
import { startMailbox } from './mailbox.ts'
import { refusingProxy } from './refusing-proxy.ts'
import { createTestApp } from './test-app.ts'

/** Where visitors' links lead, in the mails of a sales desk. */
const PUBLIC_URL = 'https://homes.example'

/** The API with a worker and a mailbox behind it, and people to staff its projects with. */
export async function openSalesDesk() {
  const server = await createTestApp()
  const mailbox = await startMailbox()
  let refuses = false
  const proxy = await refusingProxy(Number(new URL(mailbox.smtpUrl).port), () => refuses)
  const settings = { smtpUrl: `smtp://127.0.0.1:${proxy.port}`, publicUrl: PUBLIC_URL }
  const worker = await startWorker({ ...server.config, ...settings }, server.app.log)
  let nth = 0

  return {
    server,
    mailbox,
    /** The mail server says 451 to every mail, until it is told otherwise. */
    refuseMails(refuse: boolean) {
      refuses = refuse
    },
    /** Nobody is on any project any more. */
    sendHome: () => server.owner.deleteFrom('project_users').execute(),
    /** Someone new with that role on the project; gives their address. */
    async staff(
      role: keyof typeof ROLES,
      projectId: number,
      { blocked = false, verified = true, domain = 'agents.example' }: StaffFacts = {},
    ): Promise<string> {
      nth += 1
      const email = `${role}-${nth}@${domain}`
      const { id } = await server.owner
        .insertInto('users')
        .values({
          email,
          username: email,
          first_name: 'An',
          last_name: 'Agent',
          password_hash: 'none',
          email_verified_at: verified ? new Date() : null,
          blocked_at: blocked ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await server.owner
        .insertInto('project_users')
        .values({ project_id: projectId, user_id: id, role_id: ROLES[role], accepted_at: new Date() })
        .execute()
      return email
    },
    async close() {
      await worker.stop()
      proxy.close()
      await mailbox.close()
      await server.close()
    },
  }
}

type StaffFacts = { blocked?: boolean; verified?: boolean; domain?: string }

export type SalesDesk = Awaited<ReturnType<typeof openSalesDesk>>
