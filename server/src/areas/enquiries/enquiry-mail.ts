import type { Kysely } from 'kysely'
import { render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Mailer, messageIdOf } from '../../platform/mail/mail.ts'
import { enquiryEmail } from './enquiry-email.ts'
import { agentsOf, apartmentFactRows, markMailed, unmailedEnquiry } from './enquiry-mail-queries.ts'

type Parts = {
  /** The visitor's pool, which cannot read a price: no mail carries one (ASK-04). */
  db: Kysely<Database>
  members: Kysely<Database>
  mailer: Mailer
  config: Config
}

/**
 * Mails an accepted enquiry. Whatever dies on the way, the job is taken up again: a mail may come twice, always
 * under one Message-ID, and never not at all (ASK-07).
 */
export function enquiryMail({ db, members, mailer, config }: Parts) {
  return async ({ enquiryId }: { enquiryId: string }): Promise<void> => {
    const enquiry = await unmailedEnquiry(members, enquiryId)
    if (!enquiry) return
    const agents = await agentsOf(members, enquiry.projectId)
    const apartments = await apartmentFactRows(db, enquiry.apartmentIds)
    const email = await render(enquiryEmail(enquiry, apartments, config.publicUrl))
    await mailer.send({
      messageId: messageIdOf(enquiryId, config),
      to: agents.length > 0 ? agents : config.enquiryAddress,
      replyTo: enquiry.emailAddress,
      ...email,
    })
    await markMailed(members, enquiryId)
  }
}
