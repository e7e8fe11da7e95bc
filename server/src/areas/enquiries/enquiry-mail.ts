import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { JobSender } from '../../platform/jobs/jobs.ts'
import { agentsOf, handedOut, insertMail, lockUnmailed } from './enquiry-mail-queries.ts'

type Parts = { members: Kysely<Database>; jobs: JobSender }

/**
 * Hands an accepted enquiry out: a mail and a job for each agent of that moment, together or not at all (SEC-07). Taken
 * up again, it finds that this was done.
 */
export function enquiryMail({ members, jobs }: Parts) {
  return async ({ enquiryId }: { enquiryId: string }): Promise<void> => {
    await jobs.ready()
    await members.transaction().execute(async (transaction) => {
      const enquiry = await lockUnmailed(transaction, enquiryId)
      if (!enquiry) return
      const agents = await agentsOf(transaction, enquiry.projectId)
      for (const userId of agents.length > 0 ? agents : [null]) {
        const { id } = await insertMail(transaction, { ...enquiry, enquiryId, userId })
        await jobs.enqueue(transaction, 'agent-mail', { mailId: id, attempt: 0 })
      }
      await handedOut(transaction, enquiryId)
    })
  }
}
