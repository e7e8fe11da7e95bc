import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { localisedPath } from '@belvedere/domain/screens/locale'
import type { Kysely } from 'kysely'
import { invitation } from '../../emails/invitation.ts'
import { render } from '../../emails/render.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { type Mailer, MailRefused, messageIdOf } from '../../platform/mail/mail.ts'
import { INVITATION_DAYS, mailedToken } from '../users/mailed-token.ts'
import { invitationToMail, markUndelivered } from './invitation-queries.ts'

/** Mails an invitation, unless it was withdrawn or mailed anew meanwhile; what is refused for good is told. */
export function invitationMail(
  members: Kysely<Database>,
  mailer: Mailer,
  config: Config,
): NonNullable<Handlers['invitation-mail']> {
  return async ({ invitationId, mailId }) => {
    const row = await invitationToMail(members, invitationId, mailId)
    if (!row) return
    const { email, locale, roleId, projectId, projectName } = row
    const token = mailedToken(mailId, 'invitation', config.authSecret)
    // The page wears the look of the project that it is named (STU-06), not that of the host.
    const link = `${config.publicUrl}${localisedPath(ACCOUNT_PATHS.invitation, locale)}?projectId=${projectId}&token=${token}`
    const project = projectName[LANGUAGE_IDS.english] ?? ''
    const mail = await render(invitation({ project, roleId, link, days: INVITATION_DAYS }, locale))
    try {
      await mailer.send({ messageId: messageIdOf(mailId, config), to: email, ...mail })
    } catch (error) {
      if (error instanceof MailRefused && error.final) await markUndelivered(members, invitationId, mailId)
      throw error
    }
  }
}
