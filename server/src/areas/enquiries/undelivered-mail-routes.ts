import { listUndeliveredMails, sendMailAgain } from '@belvedere/contract/calls/undelivered-mails'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { pageOf } from '../../platform/database/paging.ts'
import { isUnasked } from '../../platform/database/person-in.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { tryAgain } from './enquiry-mail-queries.ts'

type MailRow = {
  id: number
  projectId: number
  enquiryId: string
  kind: 'ask-for-price' | 'favourites'
  apartmentIds: number[]
  acceptedAt: Date
  userId: number | null
  recipient: string | null
  state: 'waiting' | 'refused'
  attempts: number
  lastRefusal: string
  changedAt: Date
  nextTryAt: Date
}

const ofEnquiry = (column: string) =>
  sql`(select ${sql.ref(column)} from enquiries where enquiries.id = mail.enquiry_id)`

const MAIL = sql`
  mail.id, mail.project_id as "projectId", mail.enquiry_id as "enquiryId", ${ofEnquiry('kind')} as kind,
  ${ofEnquiry('apartment_ids')} as "apartmentIds", ${ofEnquiry('accepted_at')} as "acceptedAt",
  mail.user_id as "userId", (select email from users
    where users.id = mail.user_id and not ${isUnasked(sql`users.id`, sql`mail.project_id`)}) as recipient,
  mail.state, mail.attempts, mail.last_refusal as "lastRefusal", mail.changed_at as "changedAt",
  mail.next_try_at as "nextTryAt"`

const UNDELIVERED = sql`mail.last_refusal is not null and mail.state <> 'sent'`

const presentMail = ({ acceptedAt, changedAt, nextTryAt, ...mail }: MailRow) => ({
  ...mail,
  acceptedAt: acceptedAt.toISOString(),
  changedAt: changedAt.toISOString(),
  nextTryAt: mail.state === 'waiting' ? nextTryAt.toISOString() : null,
})

/** What did not reach an agent, and another try for it (SEC-07). */
export function undeliveredMailRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, listUndeliveredMails, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await pageOf<MailRow>(members, {
        from: 'enquiry_mails',
        as: 'mail',
        where: sql`mail.project_id = ${projectId} and ${UNDELIVERED}`,
        select: MAIL,
        id: sql`mail.id`,
        descending: true,
        asked: query,
      })
      return { items: items.map(presentMail), meta }
    },
  })

  serveStaff(app, sendMailAgain, {
    owner,
    answer: async ({ params }, { projectId }) => {
      await app.jobsReady()
      return members.transaction().execute(async (transaction) => {
        const { attempt } = orNotFound(await tryAgain(transaction, projectId, params.id))
        await app.enqueue(transaction, 'agent-mail', { mailId: params.id, attempt })
        const { rows } = await sql<MailRow>`
          select ${MAIL} from enquiry_mails as mail where mail.id = ${params.id}`.execute(transaction)
        return presentMail(orNotFound(rows[0]))
      })
    },
  })
}
