import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { JobSender } from '../../platform/jobs/jobs.ts'
import { agentsOf, giveTo, handedOut, insertMail, lockUnmailed, nextInTurn } from './enquiry-mail-queries.ts'

type Parts = { members: Kysely<Database>; jobs: JobSender }

/**
 * Hands an accepted enquiry out: a mail and a job for each agent of that moment, together or not at all (SEC-07); or for
 * the one whose turn it is, and it is theirs (INB-02). Taken up again, it finds that this was done.
 */
export function enquiryMail({ members, jobs }: Parts) {
  return async ({ enquiryId }: { enquiryId: string }): Promise<void> => {
    await jobs.ready()
    await members.transaction().execute(async (transaction) => {
      const enquiry = await lockUnmailed(transaction, enquiryId)
      if (!enquiry) return
      for (const userId of await recipients(transaction, { ...enquiry, enquiryId })) {
        const { id } = await insertMail(transaction, { ...enquiry, enquiryId, userId })
        await jobs.enqueue(transaction, 'agent-mail', { mailId: id, attempt: 0 })
      }
      await handedOut(transaction, enquiryId)
    })
  }
}

type Unmailed = { projectId: number; enquiryId: string }

/** Without any agent, nobody: such a mail goes to the configured address. */
async function recipients(transaction: Transaction<Database>, enquiry: Unmailed): Promise<(number | null)[]> {
  const agents = await agentsOf(transaction, enquiry.projectId)
  const agentId = await nextInTurn(transaction, enquiry.projectId, agents)
  if (agentId === undefined) return agents.length > 0 ? agents : [null]
  await giveTo(transaction, { ...enquiry, agentId })
  return [agentId]
}
