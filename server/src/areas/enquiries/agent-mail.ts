import { tryMailAgainAfterMs } from '@belvedere/domain/enquiries/mail-retry'
import type { Kysely } from 'kysely'
import { render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { JobSender } from '../../platform/jobs/jobs.ts'
import { type Mailer, MailRefused, messageIdOf } from '../../platform/mail/mail.ts'
import { enquiryEmail } from './enquiry-email.ts'
import { deliveredWithin } from './enquiry-figures.ts'
import { apartmentFactRows, markSent, noteRefusal, recipientOf, waitingMail } from './enquiry-mail-queries.ts'

type Parts = {
  /** The visitor's pool, which cannot read a price: no mail carries one (ASK-04). */
  db: Kysely<Database>
  members: Kysely<Database>
  jobs: JobSender
  mailer: Mailer
  config: Config
}

type Job = { mailId: number; attempt: number }

/**
 * Mails an enquiry to one of its agents, under a Message-ID made from both: each agent has a mail of their own, which names
 * nobody else (ASK-04, SEC-07). Whatever dies on the way, the job is taken up again: a mail may come twice under its
 * Message-ID, and never not at all (ASK-07).
 */
export function agentMail({ db, members, jobs, mailer, config }: Parts) {
  async function send(job: Job): Promise<void> {
    const mail = await waitingMail(members, job.mailId, job.attempt)
    if (!mail) return
    const address = await recipientOf(members, job.mailId)
    const apartments = await apartmentFactRows(db, mail.apartmentIds)
    const email = await render(enquiryEmail(mail, apartments, config.publicUrl))
    await mailer.send({
      messageId: messageIdOf(`${mail.enquiryId}.${job.mailId}`, config),
      to: address ?? config.enquiryAddress,
      replyTo: mail.emailAddress,
      ...email,
    })
    deliveredWithin.observe((Date.now() - mail.acceptedAt.getTime()) / 1_000)
    await markSent(members, job.mailId)
  }

  /** Ends it where all can see, or tries it later. */
  async function keepRefusal({ mailId, attempt }: Job, { reply, final }: MailRefused): Promise<void> {
    const againAfterMs = final ? undefined : tryMailAgainAfterMs(attempt + 1)
    const nextTry = againAfterMs === undefined ? undefined : new Date(Date.now() + againAfterMs)
    await jobs.ready()
    await members.transaction().execute(async (transaction) => {
      const refusal = String(reply ?? 'no-address')
      const noted = await noteRefusal(transaction, { mailId, attempt, refusal, nextTry })
      if (noted && nextTry)
        await jobs.enqueue(transaction, 'agent-mail', { mailId, attempt: attempt + 1 }, nextTry)
    })
  }

  return async (job: Job): Promise<void> => {
    try {
      await send(job)
    } catch (error) {
      // A server that does not answer refuses nobody: the job itself is tried again, soon after it is back.
      const answered = error instanceof MailRefused && (error.final || error.reply !== undefined)
      if (!answered) throw error
      await keepRefusal(job, error)
    }
  }
}
